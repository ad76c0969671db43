// Runs before the first paint, to avoid a flash of the wrong theme or language.
let kept = "";
try {
  kept = localStorage.getItem("lucid.settings") || "";
  const theme = (/^theme: (\w+)$/m.exec(kept) || [])[1];
  const day = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme =
    theme === "day" || (theme !== "night" && day) ? "day" : "night";
} catch {
  document.documentElement.dataset.theme = "night";
}
// The chosen language, or the first of the browser's that is supported.
const chosen = (/^language: (\w+)$/m.exec(kept) || [])[1];
const tags = [chosen, ...(navigator.languages || [navigator.language])];
const spoken = tags.map((tag) => (tag || "").slice(0, 2)).find((tag) => /^(en|de)$/.test(tag));
document.documentElement.lang = spoken || "en";
document.documentElement.dataset.spoken = spoken || "en";
