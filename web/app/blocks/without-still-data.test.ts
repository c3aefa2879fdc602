import { expect, test } from "vitest";
import { withoutStillData } from "./without-still-data.ts";

test("a block that stays as written leaves its kind behind, a live one all of its data", () => {
  const faq = { __component: "blocks.faq", title: "Vragen", data: { items: [1] } };
  const hero = { __component: "blocks.hero", title: "Het circuit" };
  expect(withoutStillData({ page: { title: "Circuit" }, blocks: [hero, faq] })).toEqual({
    page: { title: "Circuit" },
    blocks: [{ __component: "blocks.hero" }, faq],
  });
});

test.each([null, undefined, "text", { menus: [] }, { blocks: null }])(
  "data without blocks stays as it is: %j",
  (data) => {
    expect(withoutStillData(data)).toEqual(data);
  },
);
