import { expect, test, vi } from "vitest";
import { loopbackServer } from "../../../../test/loopback-server.ts";

vi.mock("#app/log.server.ts", () => ({ log: { info: vi.fn(), warn: vi.fn() } }));

const { log } = await import("#app/log.server.ts");
const { checkRecaptcha } = await import("./check-recaptcha.server.ts");

/** What a stand-in for Google says of every token. */
async function verdictOn(answer: object | null): Promise<string> {
  const verifyUrl = await loopbackServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://google.invalid");
    const isAsked = searchParams.get("secret") === "secret" && searchParams.get("response") === "token";
    response.writeHead(answer === null || !isAsked ? 500 : 200).end(JSON.stringify(answer));
  });
  const settings = { secret: "secret", minScore: 0.5, action: "form", hostname: "circuit.example" };
  return checkRecaptcha("token", { ...settings, verifyUrl });
}

const good = { success: true, score: 0.9, action: "form", hostname: "circuit.example" };

test("F11 a visitor with a good score, on this site and for this action, is a human", async () => {
  expect(await verdictOn(good)).toBe("human");
});

test.each([
  ["a low score", { ...good, score: 0.3 }],
  ["another action", { ...good, action: "login" }],
  ["another site", { ...good, hostname: "other.example" }],
])("F11 %s is refused", async (_what, answer) => {
  expect(await verdictOn(answer)).toBe("robot");
});

test("F11 a token that is old, was used or was made up is told apart from a robot's", async () => {
  expect(await verdictOn({ success: false })).toBe("invalid");
});

test("F11 nobody is kept out because Google can't be asked, and the log says so once until it answers again", async () => {
  for (let time = 0; time < 3; time += 1) {
    expect(await verdictOn(null)).toBe("unknown");
  }
  expect(log.warn).toHaveBeenCalledExactlyOnceWith("reCAPTCHA can't be asked", { reason: "HTTP 500" });
  expect(await verdictOn(good)).toBe("human");
  expect(log.info).toHaveBeenLastCalledWith("reCAPTCHA answers again", {});
});
