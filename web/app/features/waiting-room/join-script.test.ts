import { afterEach, expect, test, vi } from "vitest";

/** The tests of proofs are beside the forms, which this room doesn't import: a proof of few bits is looked at here. */
const zeroBits = 4;

/** It stands alone in a page, and so is no module to TypeScript. */
const script = "./join-script.ts";

class Input {
  value: string;
  constructor(value: string) {
    this.value = value;
  }
}

/** As much of the page as the script needs. */
function stubPage() {
  const inputs = [new Input("token"), new Input("")] as const;
  const listeners: ((event: Event) => void)[] = [];
  const sent: string[] = [];
  const form = {
    dataset: { riddles: "3", bits: String(zeroBits), busy: "Een ogenblik" },
    elements: { item: (index: number) => inputs[index] ?? null },
    addEventListener: (_type: string, listener: (event: Event) => void) => listeners.push(listener),
    submit: () => sent.push(inputs[1].value),
  };
  const button = { textContent: "Ga de wachtkamer in" };
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("document", { querySelector: () => form, querySelectorAll: () => [button] });
  const press = () => {
    const event = new Event("submit", { cancelable: true });
    for (const listener of listeners) listener(event);
    return event.defaultPrevented ? "held back" : "sent";
  };
  return { proof: inputs[1], sent, button, press };
}

async function isSolved(riddle: number, nonce: string): Promise<boolean> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`token:${riddle}:${nonce}`));
  return new DataView(digest).getUint8(0) >>> (8 - zeroBits) === 0;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("S06 the browser works for the place before the button is pressed", async () => {
  const { proof, press } = stubPage();
  await import(script);
  await expect.poll(() => proof.value).not.toBe("");
  const nonces = proof.value.split(".");
  expect(nonces).toHaveLength(3);
  expect(await Promise.all(nonces.map((nonce, riddle) => isSolved(riddle, nonce)))).toEqual([true, true, true]);
  await expect.poll(press).toBe("sent");
});

test("S06 who presses before that is sent on once the work is done, and told so", async () => {
  const { proof, sent, button, press } = stubPage();
  await import(script);
  expect(press()).toBe("held back");
  expect(button.textContent).toBe("Een ogenblik");
  await expect.poll(() => sent).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/u)]);
  expect(sent).toEqual([proof.value]);
});

test("S06 a browser that can't work for it joins as one without scripts", async () => {
  const { proof, press } = stubPage();
  vi.stubGlobal("crypto", {});
  await import(script);
  await expect.poll(press).toBe("sent");
  expect(proof.value).toBe("");
});
