import type { NavigationItem } from "@circuit/contract/content/layout";
import { expect, test } from "vitest";
import { sectionsOf } from "./menu-sections.ts";

const item = (id: number, parent: number | null = null): NavigationItem => {
  const link = { title: String(id), type: "INTERNAL", path: `/${id}`, externalPath: null } as const;
  return { id, ...link, icon: null, parent };
};

const shown = (...items: NavigationItem[]) =>
  sectionsOf(items).map((section) => [section.head?.id ?? null, section.items.map(({ id }) => id)]);

test("a menu without items below others is one section without a head", () => {
  expect(shown(item(1), item(2))).toEqual([[null, [1, 2]]]);
  expect(shown()).toEqual([]);
});

test("items below another are its section; loose items before and after stand apart", () => {
  expect(shown(item(1), item(2), item(3, 2), item(4, 2), item(5), item(6), item(7, 6))).toEqual([
    [null, [1]],
    [2, [3, 4]],
    [null, [5]],
    [6, [7]],
  ]);
});
