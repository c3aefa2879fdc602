import type { Locale } from "@circuit/contract/locales";
import { type PageInfo, plainPageInfo } from "./page-info.ts";

/**
 * Returns the layout settings of a visitor's own page, such as an order: its path in each language.
 *
 * @param paths - Path of the page, or of its folder.
 * @param rest - End of the path, after the folder.
 */
export function ownPageInfo({ nl, en }: Record<Locale, string>, rest = ""): PageInfo {
  return { ...plainPageInfo, alternates: { nl: `${nl}${rest}`, en: `${en}${rest}` } };
}
