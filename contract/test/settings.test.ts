import { expect, test } from "vitest";
import { emptySettings, settingsSchema } from "../src/content/layout.ts";
import { singleAnswer } from "../src/response.ts";

test("D02 a content system that knows only the cart page and the newsletter pages is read", () => {
  const hidden = { data: [{ id: 3, attributes: { slug: "contact", title: "Contact" } }] };
  const attributes = { cartPage: "/winkelwagen", hideNewsletterOnPage: hidden };
  const answer = { data: { id: 1, attributes } };
  expect(singleAnswer(settingsSchema).parse(answer)).toEqual({
    ...emptySettings,
    cartPage: "/winkelwagen",
    hideNewsletterOnPage: [{ slug: "contact" }],
  });
});

test("D02 a colour that is no colour is noticed, so that the site can fall back on empty settings", () => {
  expect(settingsSchema.safeParse({ colours: { yellow: "geel" } }).success).toBe(false);
});
