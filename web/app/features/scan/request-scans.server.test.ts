import { afterEach, expect, test, vi } from "vitest";

const perAddress = 5;

vi.mock("#app/env.server.ts", () => ({
  env: {
    SITE_CMS_SECRET: "een-geheim",
    CMS_URL: "http://127.0.0.1:1337/",
    CMS_TIMEOUT_MS: 1500,
    FORM_SENDS_PER_ADDRESS: 5,
    NODE_ENV: "production",
  },
}));

vi.mock("#app/log.server.ts", () => ({ log: { error: () => undefined } }));

const { requestScans } = await import("./request-scans.server.ts");

afterEach(() => vi.unstubAllGlobals());

function answer(body: object) {
  const asked = vi.fn(() => Promise.resolve(Response.json(body)));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("S06 who guesses codes of scanners isn't asked for any more, while other addresses are", async () => {
  const asked = answer({ outcome: "ended" });
  const outcomes: string[] = [];
  for (let at = 0; at < 4 * perAddress; at += 1)
    outcomes.push((await requestScans({ action: "pair", code: `A${at}` }, "guesser")).outcome);
  expect(outcomes.slice(0, perAddress)).toEqual(Array.from({ length: perAddress }, () => "ended"));
  expect(new Set(outcomes.slice(perAddress))).toEqual(new Set(["tooMany"]));
  expect(asked).toHaveBeenCalledTimes(perAddress);
  expect(await requestScans({ action: "pair", code: "A" }, "other")).toEqual({ outcome: "ended" });
  // All devices of a gate may share that address, and one that staff ended may ask on and on.
  const token = "t".repeat(43);
  for (let at = 0; at < 4 * perAddress; at += 1)
    expect(await requestScans({ action: "look", token }, "guesser")).toEqual({ outcome: "ended" });
});

test("S06 an answer that isn't one, and none, count as away", async () => {
  answer({ outcome: "admitted" });
  expect(await requestScans({ action: "pair", code: "A" }, "third")).toEqual({ outcome: "unavailable" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  expect(await requestScans({ action: "pair", code: "A" }, "third")).toEqual({ outcome: "unavailable" });
});
