import type { NavigationItem } from "@circuit/contract/content/layout";

export interface MenuSection {
  /** Parent item of `items`; `null` for items without a parent. */
  head: NavigationItem | null;
  items: NavigationItem[];
}

/** Splits a flat menu into sections: an item with children starts a new one. */
export function sectionsOf(items: readonly NavigationItem[]): MenuSection[] {
  const sections: MenuSection[] = [];
  for (const item of items) {
    const last = sections.at(-1);
    if (items.some(({ parent }) => parent === item.id)) sections.push({ head: item, items: [] });
    else if (last?.head === undefined || last.head?.id !== (item.parent ?? undefined))
      sections.push({ head: null, items: [item] });
    else last.items.push(item);
  }
  return sections;
}
