import { afterEach, expect, test, vi } from "vitest";
import { checkVatNumber } from "./check-vat-number.server.ts";

const env = vi.hoisted((): { VIES_URL?: string } => ({}));
vi.mock("#app/env.server.ts", () => ({ env }));
vi.mock("#app/log.server.ts", () => ({ log: { info: () => undefined } }));

afterEach(() => {
  vi.unstubAllGlobals();
  delete env.VIES_URL;
});

test("without VIES no number is checked, and nobody is asked", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  expect(await checkVatNumber("NL123456789B01")).toBe("not-asked");
  expect(asked).not.toHaveBeenCalled();
});

test.each(["CHE123456789MWST", "NO123456789MVA", "GB123456789"])(
  "%s is of a country outside VIES, which isn't asked and would refuse it",
  async (number) => {
    env.VIES_URL = "https://vies.example/check-vat-number";
    const asked = vi.fn(async () => Response.json({ valid: false, userError: "INVALID_INPUT" }));
    vi.stubGlobal("fetch", asked);
    expect(await checkVatNumber(number)).toBe("not-asked");
    expect(asked).not.toHaveBeenCalled();
  },
);

test.each([
  ["valid", () => Response.json({ valid: true, userError: "VALID" })],
  ["invalid", () => Response.json({ valid: false, userError: "INVALID" })],
  ["unchecked", () => Response.json({ valid: false, userError: "MS_UNAVAILABLE" })],
  ["unchecked", () => Response.json({ actionSucceed: false })],
  ["unchecked", () => new Response("", { status: 500 })],
  ["unchecked", () => Promise.reject(new DOMException("timeout", "TimeoutError"))],
])("a number is %s by what VIES says", async (verdict, answer) => {
  env.VIES_URL = "https://vies.example/check-vat-number";
  const asked = vi.fn(async (_url: string, _init: { body: string }) => answer());
  vi.stubGlobal("fetch", asked);
  expect(await checkVatNumber("NL123456789B01")).toBe(verdict);
  expect(asked.mock.calls[0]?.[1].body).toBe('{"countryCode":"NL","vatNumber":"123456789B01"}');
});
