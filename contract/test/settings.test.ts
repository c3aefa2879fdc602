import { describe, expect, test } from "vitest";
import { emptySettings, settingsSchema } from "../src/content/layout.ts";
import { singleAnswer } from "../src/response.ts";

describe("D02 general settings", () => {
  test("D02 a content system that knows only the cart page and the newsletter pages is read", () => {
    const answer = {
      data: {
        id: 1,
        attributes: {
          cartPage: "/winkelwagen",
          hideNewsletterOnPage: { data: [{ id: 3, attributes: { slug: "contact", title: "Contact" } }] },
        },
      },
    };

    expect(singleAnswer(settingsSchema).parse(answer)).toEqual({
      ...emptySettings,
      cartPage: "/winkelwagen",
      hideNewsletterOnPage: [{ slug: "contact" }],
    });
  });

  test.each([
    { name: "a colour that is no colour", settings: { colours: { yellow: "geel" } } },
    {
      name: "an unknown network",
      settings: { socials: [{ network: "hyves", label: "Hyves", url: "https://hyves.example" }] },
    },
    { name: "a cart page that is no text", settings: { cartPage: { slug: "winkelwagen" } } },
  ])("D02 $name is noticed, so that the site can fall back on empty settings", ({ settings }) => {
    expect(settingsSchema.safeParse(settings).success).toBe(false);
  });
});
