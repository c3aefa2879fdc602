import { checkoutPaths } from "@circuit/contract/own-paths";
import { type PageInfo, plainPageInfo } from "#app/features/site-layout/page-info.ts";

/** What a page of a visitor's order tells the layout: the same page in each language. @param rest - What follows its folder. */
export function ownPageInfo(page: keyof typeof checkoutPaths, rest = ""): PageInfo {
  const { nl, en } = checkoutPaths[page];
  return { ...plainPageInfo, alternates: { nl: `${nl}${rest}`, en: `${en}${rest}` } };
}
