import { useMatches } from "react-router";
import { plainPageInfo, readPageInfo, type PageInfo } from "./page-info.ts";

/** What the page on screen tells the layout; the plain defaults while an error screen shows. */
export function usePageInfo(): PageInfo {
  const infos = useMatches().map(({ loaderData }) => readPageInfo(loaderData));
  return infos.findLast((info) => info !== null) ?? plainPageInfo;
}
