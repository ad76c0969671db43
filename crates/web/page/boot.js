// Starts the client.
import init from "./SCRIPT";

// The client looks up the URL of the bot worker under this name.
document.documentElement.dataset.botWorker = new URL("./BOT_WORKER", import.meta.url);
// Without workers, bots think on the main thread.
globalThis.lucidAsk = async (question) => (await import("./BOT_WORKER")).ask(question);

// The style of the pages beyond home and the table is loaded with the first of them.
let late;
globalThis.lucidLateStyle = () => (late ??= new Promise((dressed, failed) => {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("./LATE", import.meta.url);
  style.onload = dressed;
  style.onerror = () => {
    // The next page tries again.
    late = undefined;
    style.remove();
    failed();
  };
  document.head.append(style);
}));

const started = init({ module_or_path: new URL("./WASM", import.meta.url) });
started.catch(() => {
  document.getElementById("unable")?.removeAttribute("hidden");
});
if ("serviceWorker" in navigator) started.then(keepForLater, () => {});

// How often caching is retried when a file could not be fetched.
let tries = 3;

// Everything is cached for visits without a network. A new version waits
// until the player agrees to it; the client shows the offer.
async function keepForLater() {
  try {
    const workers = navigator.serviceWorker;
    const first = !workers.controller;
    const registration = await workers.register("/sw.js");
    const offer = () => {
      if (!registration.waiting || first) return;
      // A version waiting since the last visit is reported before the client listens.
      if (document.getElementById("loading")) return void setTimeout(offer, 200);
      dispatchEvent(new CustomEvent("lucid-update"));
      addEventListener("lucid-renew", () => registration.waiting?.postMessage("renew"));
    };
    offer();
    const watch = (next) => {
      next?.addEventListener("statechange", () => {
        if (next.state === "installed") offer();
        const failed = next.state === "redundant" && !workers.controller;
        if (failed && tries-- > 0) setTimeout(keepForLater, 2000);
      });
    };
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    workers.addEventListener("controllerchange", () => first || location.reload());
    // Browsers check for a new version now and then; this checks at once. Without a
    // network it fails.
    if (!first) await registration.update();
  } catch {
    // Without a service worker the game needs the network; nothing else changes.
  }
}
