import { useMatches } from "react-router";
import { plainPageInfo, readPageInfo, type PageInfo } from "./page-info.ts";

/** The `info` of the page on screen; the defaults while an error screen shows. */
export function usePageInfo(): PageInfo {
  const infos = useMatches().map(({ loaderData }) => readPageInfo(loaderData));
  return infos.findLast((info) => info !== null) ?? plainPageInfo;
}
