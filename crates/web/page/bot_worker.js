// Runs the bots: in a worker, or on the main thread of a browser without workers.
import init, { answer } from "./SCRIPT";

const ready = init({ module_or_path: new URL("./WASM", import.meta.url) });

export async function ask(question) {
  await ready;
  return answer(question);
}

if (typeof document === "undefined") {
  addEventListener("message", async (event) => postMessage(await ask(event.data)));
  // Questions sent before this would be lost, so the page waits for it.
  ready.then(() => postMessage("ready"));
}
