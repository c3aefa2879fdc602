/**
 * A menu item: Dutch title, English title, where it leads, and the items below it. Without a title in a language it
 * isn't in the menu of that language.
 */
export type MenuLine = readonly [nl: string, en: string | null, target: MenuTarget, below?: readonly MenuLine[]];

type MenuTarget =
  | { kind: "page" | "event"; key: string; icon?: "map" | "ticket" }
  | { kind: "external"; nl: string; en: string }
  | { kind: "path"; nl: string; en: string };

/** The target of an item that leads to a page. @param icon - Shown on a button in the header. */
export function toPage(key: string, icon?: "map" | "ticket"): MenuTarget {
  return icon === undefined ? { kind: "page", key } : { kind: "page", key, icon };
}
