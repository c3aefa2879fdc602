import { beforeEach, expect, test, vi } from "vitest";
import { formInputNames } from "../form-view-data.ts";
import { solveProof } from "../human-check/proof-of-work.ts";
import { tokenInput, judgeOwnForm } from "./judge-own-form.server.ts";

vi.mock("#app/env.server.ts", () => ({
  env: { SITE_URL: "http://localhost", SITE_CMS_SECRET: "only-while-testing-1", FORM_SENDS_PER_ADDRESS: 1 },
}));

vi.mock("../human-check/proof-of-work.ts", () => ({
  solveProof: (token: string) => `work for ${token}`,
  isProof: (token: string, proof: string) => proof === `work for ${token}`,
}));

let visitor = 0;

beforeEach(() => {
  visitor += 1;
});

function judge(inputs: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(inputs)) sent.set(name, value);
  return judgeOwnForm(sent, `192.0.2.${visitor}`);
}

/** Sends one after the other. */
async function judgeEach(all: readonly Record<string, string>[]) {
  const verdicts: string[] = [];
  for (const inputs of all) verdicts.push(await judge(inputs));
  return verdicts;
}

const times = (count: number, make: () => Record<string, string>) => Array.from({ length: count }, make);
const taken = (count: number) => times(count, () => ({})).map(() => "taken");

function worked(): Record<string, string> {
  const inputs = tokenInput();
  return { ...inputs, [formInputNames.proof]: solveProof(inputs[formInputNames.token] ?? "") };
}

test("browsers behind one address that did their work send twenty times as often in a quarter of an hour", async () => {
  // Each proof may be sent five times.
  const five = times(5, worked).flatMap((inputs) => times(5, () => inputs));
  expect(await judgeEach(five.slice(0, 21))).toEqual([...taken(20), "tooMany"]);
});

test("browsers without scripts send few, and those with scripts go on from there", async () => {
  expect(await judgeEach(times(2, tokenInput))).toEqual([...taken(1), "tooMany"]);
  expect(await judge(worked()), "with scripts it goes on").toBe("taken");
});

test("what comes from no page of ours, or with a wrong proof, is to be sent once more", async () => {
  expect(await judge({})).toBe("confirm");
  expect(await judge({ [formInputNames.token]: "made-up" })).toBe("confirm");
  expect(await judge({ ...tokenInput(), [formInputNames.proof]: "1.1.1.1.1.1.1.1" })).toBe("confirm");
  expect(await judge({ ...tokenInput(), [formInputNames.proof]: worked()[formInputNames.proof] ?? "" })).toBe(
    "confirm",
  );
});

test("a token is good for five orders", async () => {
  const inputs = worked();
  expect(await judgeEach(times(6, () => inputs))).toEqual([...taken(5), "tooMany"]);
});
