import { expect, test, vi } from "vitest";
import { routeArguments } from "../../test/route-arguments.ts";
import { formInputNames } from "#app/features/forms/form-view-data.ts";
import { makeFormToken } from "#app/features/forms/receive/form-token.server.ts";
import { solveProof } from "#app/features/forms/human-check/proof-of-work.ts";

vi.mock("#app/env.server.ts", () => ({
  env: { SITE_URL: "http://site.test", SITE_CMS_SECRET: "only-while-testing-1", FORM_SENDS_PER_ADDRESS: 4 },
}));
vi.mock("#app/features/forms/human-check/proof-of-work.ts", () => ({
  solveProof: (token: string) => `work for ${token}`,
  isProof: (token: string, proof: string) => proof === `work for ${token}`,
}));
const joinWaitingRoom = vi.hoisted(() => vi.fn());
vi.mock("#app/features/waiting-room/pass-room.server.ts", () => ({ joinWaitingRoom }));

const { action } = await import("./waiting-room.ts");

/** Presses the button of a waiting page. @returns Where that leads. */
async function press(inputs: Record<string, string>, address: string): Promise<string | null> {
  joinWaitingRoom.mockResolvedValue({ cookie: "wait-tt=new" });
  const request = new Request("http://site.test/afrekenen/wachtkamer/tt", {
    method: "POST",
    body: new URLSearchParams(inputs),
    headers: { "x-client-address": address },
  });
  const answer = await action(routeArguments(request, { event: "tt" }));
  const place = answer.headers.get("set-cookie") === null ? "no place" : "a place";
  return `${place} ${new URL(answer.headers.get("location") ?? "", request.url).search}`.trim();
}

const plain = () => ({ [formInputNames.token]: makeFormToken() });

function proven(): Record<string, string> {
  const token = makeFormToken();
  return { [formInputNames.token]: token, [formInputNames.proof]: solveProof(token) };
}

async function pressEach(count: number, inputs: () => Record<string, string>, address: string) {
  const answers: (string | null)[] = [];
  for (let pressed = 0; pressed < count; pressed += 1) {
    answers.push(await press(inputs(), address));
  }
  return answers;
}

test("S06 without scripts an address gets a few places, and those with scripts go on from there", async () => {
  const without = await pressEach(9, plain, "192.0.2.1");
  expect(without).toEqual([...Array.from({ length: 8 }, () => "a place"), "no place ?problem=tooMany"]);
  expect(await press(proven(), "192.0.2.1")).toBe("a place");
});

test("S06 browsers that worked for it get ten times as many", async () => {
  const inputs = proven();
  const answers = await pressEach(81, () => inputs, "192.0.2.2");
  expect(answers).toEqual([...Array.from({ length: 80 }, () => "a place"), "no place ?problem=tooMany"]);
});

test.each([
  ["nothing", () => ({})],
  ["a token that was made up", () => ({ [formInputNames.token]: "made-up" })],
  ["a wrong proof", () => ({ ...plain(), [formInputNames.proof]: "1.1.1.1.1.1.1.1" })],
  ["the proof of another token", () => ({ ...proven(), ...plain() })],
])("S06 a press that brings %s gives no place: the page asks for another", async (_what, inputs) => {
  expect(await press(inputs(), "192.0.2.3")).toBe("no place ?problem=again");
});

test("S06 who has to show an inbox first is led to where a link is mailed, and back from there", async () => {
  joinWaitingRoom.mockReset().mockResolvedValueOnce("needs-inbox");
  expect(await press(plain(), "192.0.2.5")).toBe("no place ?return=%2Fafrekenen%2Fwachtkamer%2Ftt");
});

test("S06 a place belongs to the token that it was given for", async () => {
  const inputs = plain();
  await press(inputs, "192.0.2.4");
  expect(joinWaitingRoom).toHaveBeenLastCalledWith("tt", "nl", {
    cookies: null,
    token: inputs[formInputNames.token],
    inbox: null,
  });
});
