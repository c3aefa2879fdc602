import { useMatches } from "react-router";
import { plainPageInfo, readPageInfo, type PageInfo } from "./page-info.ts";

/** Returns the layout settings of the current page; the defaults for an error screen. */
export function usePageInfo(): PageInfo {
  const infos = useMatches().map(({ loaderData }) => readPageInfo(loaderData));
  return infos.findLast((info) => info !== null) ?? plainPageInfo;
}
