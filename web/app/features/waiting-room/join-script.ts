/**
 * Script beside the join button, which works without it. The browser does a proof of work while the visitor reads, so
 * that joining costs bots something. The riddles are those of `human-check/proof-of-work.ts`, whose worker would be one
 * more file to load.
 */
const form = document.querySelector<HTMLFormElement>("form[data-riddles]");

/** Nonces that are tried at a time, because the browser's digest is asynchronous. */
const triesAtOnce = 256;

const encoder = new TextEncoder();

/** Whether a nonce solves a riddle: their SHA-256 begins with enough zero bits. */
async function isSolved(token: string, riddle: number, nonce: number, zeroBits: number): Promise<boolean> {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(`${token}:${riddle}:${nonce}`));
  return new DataView(digest).getUint32(0) >>> (32 - zeroBits) === 0;
}

async function solve(token: string, riddle: number, zeroBits: number): Promise<number> {
  for (let from = 0; ; from += triesAtOnce) {
    const tries = Array.from({ length: triesAtOnce }, (_, index) => isSolved(token, riddle, from + index, zeroBits));
    // oxlint-disable-next-line no-await-in-loop -- all at once would hold up the page
    const found = (await Promise.all(tries)).indexOf(true);
    if (found !== -1) return from + found;
  }
}

/** Fills in the proof of work. It stays empty where `crypto.subtle` is missing, as on pages without https. */
async function prove({ dataset, elements }: HTMLFormElement): Promise<void> {
  const [token, proof] = [elements.item(0), elements.item(1)];
  if (!(token instanceof HTMLInputElement) || !(proof instanceof HTMLInputElement)) return;
  const [riddles, zeroBits] = [Number(dataset["riddles"]), Number(dataset["bits"])];
  const solved: number[] = [];
  try {
    for (let riddle = 0; riddle < riddles; riddle += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      solved.push(await solve(token.value, riddle, zeroBits));
    proof.value = solved.join(".");
  } catch {
    // The visitor joins as if there were no scripts.
  }
}

if (form !== null) {
  let isPressed = false;
  let isReady = false;
  form.addEventListener("submit", (event) => {
    if (isReady) return;
    event.preventDefault();
    isPressed = true;
    const { busy = "" } = form.dataset;
    for (const element of document.querySelectorAll(".act .go, [data-say]")) element.textContent = busy;
  });
  void prove(form).finally(() => {
    isReady = true;
    if (isPressed) form.submit();
  });
}
