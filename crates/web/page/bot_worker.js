// Where bots think: in a worker, or in the page of a browser that has none.
import init, { answer } from "./SCRIPT";

const ready = init({ module_or_path: new URL("./WASM", import.meta.url) });

export async function ask(question) {
  await ready;
  return answer(question);
}

if (typeof document === "undefined") {
  addEventListener("message", async (event) => postMessage(await ask(event.data)));
  // Questions that came before this would be lost, so the page waits for it.
  ready.then(() => postMessage("ready"));
}
