import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { localeContext } from "#app/i18n/locale-context.ts";
import { action } from "./subscription.tsx";

const signedUp = vi.hoisted(() => vi.fn(async () => ({ state: "asked" })));
vi.mock("#app/features/subscriptions/sign-up.server.ts", () => ({ signUp: signedUp, typedAddress: () => "" }));

async function signUp(headers: Record<string, string>) {
  const url = new URL("http://localhost/aanmelding/nieuwsbrief");
  const context = new RouterContextProvider();
  context.set(localeContext, "nl");
  const request = new Request(url, {
    method: "POST",
    headers,
    body: new URLSearchParams({ EMAIL: "jan@voorbeeld.nl" }),
  });
  const { data } = await action({ request, url, context, params: { task: "nieuwsbrief" }, pattern: "" });
  return data.outcome.state;
}

test.each([{}, { "sec-fetch-site": "same-site" }])(
  "F11 another site's page signs nobody up for the newsletter, whatever else its browser tells: %o",
  async (told) => {
    expect(await signUp({ "x-foreign-origin": "true", ...told })).toBe("elsewhere");
    expect(signedUp).not.toHaveBeenCalled();
  },
);

test("the newsletter's own form signs up", async () => {
  expect(await signUp({ "sec-fetch-site": "same-origin" })).toBe("asked");
});
