import { expect, test } from "vitest";
import { withoutStaticData } from "./without-static-data.ts";

test("a block that stays as written leaves its kind behind, a live one all of its data", () => {
  const faq = { __component: "blocks.faq", title: "Vragen", data: { items: [1] } };
  const hero = { __component: "blocks.hero", title: "Het circuit" };
  expect(withoutStaticData({ page: { title: "Circuit" }, blocks: [hero, faq] })).toEqual({
    page: { title: "Circuit" },
    blocks: [{ __component: "blocks.hero" }, faq],
  });
});

test.each([null, undefined, "text", { menus: [] }, { blocks: null }])(
  "data without blocks stays as it is: %j",
  (data) => expect(withoutStaticData(data)).toEqual(data),
);

test("a part that the site puts on a page itself leaves its kind behind as well", () => {
  const plan = { __component: "own.seat-plan", data: { stands: [1] } };
  expect(withoutStaticData({ seats: [plan], blocks: [], crumbs: [{ path: "/" }] })).toEqual({
    seats: [{ __component: "own.seat-plan" }],
    blocks: [],
    crumbs: [{ path: "/" }],
  });
});
