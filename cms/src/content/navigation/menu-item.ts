import { type AddressedKind, documentPath } from "#contract/urls/paths";
import { isLocale } from "#contract/locales";

/** A link of a menu as Strapi's Document Service answers it, with the slugs of its targets. */
export interface MenuLink {
  id: number | string;
  title?: string | null | undefined;
  type?: string | null | undefined;
  path?: string | null | undefined;
  externalPath?: string | null | undefined;
  icon?: string | null | undefined;
  page?: Target;
  event?: Target;
  newsArticle?: Target;
  arrangement?: Target;
  items?: readonly MenuLink[] | null | undefined;
}

type Target = { slug?: string | null | undefined } | null | undefined;

/** An item of a menu in an answer: `path` is set for internal links, `externalPath` for all others. */
export interface NavigationItem {
  id: number | string;
  title: string;
  type: "INTERNAL" | "EXTERNAL";
  path: string | null;
  externalPath: string | null;
  icon: string | null;
  order: number;
  parent: number | string | null;
}

export interface NavigationNode extends NavigationItem {
  items: NavigationNode[];
}

/**
 * Turns the links of a menu into a tree of navigation items, in the editor's order. It leaves out a link without a
 * target, with the links below it: its page was removed, isn't published in this language or was never chosen.
 *
 * @param locale - Language of the paths.
 */
export function toNavigation(
  links: readonly MenuLink[],
  locale: string,
  parent: NavigationItem["parent"] = null,
): NavigationNode[] {
  return links.flatMap((link, index) => {
    const target = targetOf(link, locale);
    if (target === null) return [];

    const id = parent === null ? link.id : `${parent}-${link.id}`;
    const { title, icon, items } = link;
    return [
      {
        id,
        title: title ?? "",
        ...target,
        icon: icon ?? null,
        order: index + 1,
        parent,
        items: toNavigation(items ?? [], locale, id),
      },
    ];
  });
}

/** Flattens a tree of navigation items: each item is followed by those below it. */
export function toFlat(nodes: readonly NavigationNode[]): NavigationItem[] {
  return nodes.flatMap(({ items, ...item }) => [item, ...toFlat(items)]);
}

function targetOf(link: MenuLink, locale: string): Pick<NavigationItem, "type" | "path" | "externalPath"> | null {
  if (link.type === "EXTERNAL") {
    return link.externalPath ? { type: "EXTERNAL", path: null, externalPath: link.externalPath } : null;
  }
  const path = pathOfLink(link, locale);
  return path === null ? null : { type: "INTERNAL", path, externalPath: null };
}

function pathOfLink(link: MenuLink, locale: string): string | null {
  const targets: [AddressedKind, Target][] = [
    ["page", link.page],
    ["event", link.event],
    ["news", link.newsArticle],
    ["arrangement", link.arrangement],
  ];
  for (const [kind, target] of targets) {
    if (target?.slug) return isLocale(locale) ? documentPath(kind, target.slug, locale) : null;
  }
  return link.path || null;
}
