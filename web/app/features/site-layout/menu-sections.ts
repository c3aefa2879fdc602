import type { NavigationItem } from "@circuit/contract/content/layout";

/** Items of a menu that belong together. */
export interface MenuSection {
  /** The item that they stand below; `null` for items that stand below none. */
  head: NavigationItem | null;
  items: NavigationItem[];
}

/** Divides a flat menu into sections: an item with children begins one of its own. */
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
