import { expect, test, vi } from "vitest";
import { routeArguments } from "../../test/route-arguments.ts";
import { emailVerificationToken } from "#app/http/verified-email.server.ts";
import { action } from "./subscription.tsx";

vi.mock("#app/env.server.ts", () => ({
  env: { FORM_SENDS_PER_ADDRESS: 2, CMS_URL: "http://localhost:1337", SITE_URL: "http://localhost" },
}));

const told = vi.hoisted(() => vi.fn(async (_task: string, _token: string) => ({ state: "unknown" })));
const mailed = vi.hoisted(() => vi.fn());
vi.mock("#app/features/subscriptions/request-subscription.server.ts", () => ({
  redeemToken: told,
  startEmailVerification: mailed,
  startNewsletter: mailed,
}));

const reading = vi.hoisted(() => vi.fn());
vi.mock("#app/http/form-body.server.ts", () => ({ readTextForm: reading }));
reading.mockResolvedValue(new FormData());

const signedUp = vi.hoisted(() => vi.fn(async () => ({ state: "asked" })));
vi.mock("#app/features/subscriptions/sign-up.server.ts", () => ({ signUp: signedUp, typedEmailIn: () => "" }));

async function signUp(headers: Record<string, string>) {
  const body = new URLSearchParams({ EMAIL: "jan@voorbeeld.nl" });
  const request = new Request("http://localhost/aanmelding/nieuwsbrief", { method: "POST", headers, body });
  return outcomeOf(await action(routeArguments(request, { task: "nieuwsbrief" })));
}

function outcomeOf(answer: Awaited<ReturnType<typeof action>>) {
  return answer instanceof Response ? answer.headers.get("location") : answer.data.outcome.state;
}

test.each([{}, { "sec-fetch-site": "same-site" }])(
  "F11 another site's page signs nobody up for the newsletter, whatever else its browser tells: %o",
  async (more) => {
    expect(await signUp({ "x-foreign-origin": "true", ...more })).toBe("elsewhere");
    expect(signedUp).not.toHaveBeenCalled();
  },
);

test("the newsletter's own form signs up", async () => {
  expect(await signUp({ "sec-fetch-site": "same-origin" })).toBe("asked");
});

const headers = { "x-client-address": "192.0.2.9" };

async function unsubscribe(token: string) {
  const request = new Request(`http://localhost/aanmelding/afmelden/${token}`, { method: "POST", headers });
  return outcomeOf(await action(routeArguments(request, { task: "afmelden", token })));
}

test("F18 links that led nowhere leave a mail provider's other one-click unsubscribes alone", async () => {
  const used = await Promise.all(Array.from({ length: 50 }, () => unsubscribe("u".repeat(43))));
  expect(new Set(used)).toEqual(new Set(["unknown"]));
  told.mockResolvedValueOnce({ state: "unsubscribed" });
  expect(await unsubscribe("g".repeat(43))).toBe("unsubscribed");
});

test("F18 a flood of links is kept from the content system", async () => {
  await Promise.all(Array.from({ length: 300 }, () => unsubscribe("u".repeat(43))));
  told.mockClear();
  expect(await unsubscribe("u".repeat(43))).toBe("tooMany");
  expect(told).not.toHaveBeenCalled();
});

test("F11 who signs up with a body that is no form is told that the address is wrong", async () => {
  reading.mockResolvedValueOnce(null);
  expect(await signUp({})).toBe("invalidEmail");
});

/** Presses the button of a mailed link. @returns Where it leads on to, or what became of it; and the cookie. */
async function openLink(token: string, search = "") {
  const request = new Request(`http://localhost/aanmelding/adres/${token}${search}`, { method: "POST", headers });
  const answer = await action(routeArguments(request, { task: "adres", token }));
  const sent = answer instanceof Response ? answer.headers : new Headers(answer.init?.headers);
  return { outcome: outcomeOf(answer), cookie: sent.get("set-cookie") };
}

test("a mailed link has its browser count by its inbox, and leads back to where its visitor was", async () => {
  const token = emailVerificationToken("jan@voorbeeld.nl");
  const cookie = expect.stringContaining(`confirmed-address=${token}; HttpOnly; Path=/; Max-Age=2592000; SameSite=Lax`);
  expect(await openLink(token)).toEqual({ outcome: "addressConfirmed", cookie });
  expect(await openLink(token, "?return=%2Fafrekenen%2Fwachtkamer%2Ftt")).toEqual({
    outcome: "/afrekenen/wachtkamer/tt",
    cookie,
  });
  const others = ["https://evil.example", "//evil.example", "/\\evil.example"].map((path) => encodeURIComponent(path));
  const led = await Promise.all(others.map((path) => openLink(token, `?return=${path}`)));
  expect(led.map(({ outcome }) => outcome)).toEqual(others.map(() => "addressConfirmed"));
  expect(await openLink(token.slice(0, -2))).toEqual({ outcome: "unknown", cookie: null });
});

test("behind one address many more sign up for the newsletter than send a form", async () => {
  const from = { "x-client-address": "192.0.2.77" };
  const outcomes: (string | null)[] = [];
  for (let count = 0; count < 11; count += 1) outcomes.push(await signUp(from));
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => "asked"), "tooMany"]);
});
