// Runs before the first paint, so that nobody sees the wrong theme flash by, nor
// words of another language.
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
// The language that was chosen, or the first of the browser's that is spoken here.
const chosen = (/^language: (\w+)$/m.exec(kept) || [])[1];
const tags = [chosen, ...(navigator.languages || [navigator.language])];
const spoken = tags.map((tag) => (tag || "").slice(0, 2)).find((tag) => /^(en|de)$/.test(tag));
document.documentElement.lang = spoken || "en";
document.documentElement.dataset.spoken = spoken || "en";
