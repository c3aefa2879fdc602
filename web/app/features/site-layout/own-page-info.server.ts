import type { Locale } from "@circuit/contract/locales";
import { type PageInfo, plainPageInfo } from "./page-info.ts";

/**
 * What a visitor's own page tells the layout: the same page in each language.
 *
 * @param paths - Its folder, or the page itself.
 * @param rest - What follows its folder.
 */
export function ownPageInfo({ nl, en }: Record<Locale, string>, rest = ""): PageInfo {
  return { ...plainPageInfo, alternates: { nl: `${nl}${rest}`, en: `${en}${rest}` } };
}
