// Runs before the first paint, so that nobody sees the wrong theme flash by.
try {
  const kept = localStorage.getItem("lucid.settings") || "";
  const theme = (/^theme: (\w+)$/m.exec(kept) || [])[1];
  const day = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme =
    theme === "day" || (theme !== "night" && day) ? "day" : "night";
} catch {
  document.documentElement.dataset.theme = "night";
}
