import { pageDataFolder } from "@circuit/contract/own-paths";
import { noteFailedWrite } from "../../disk-room.ts";
import type { PageDataFiles } from "./page-data-files.ts";

/** Data of fewer characters stays in the page: another request would cost more. */
const smallest = 1000;

const element = /<script id="page-data" type="application\/json">([^]*?)<\/script>/u;

/** A page as it is stored, and the digest of the data taken out of it; `null` when the data is still inside. */
interface Extracted {
  html: string;
  data: string | null;
}

/**
 * Takes the loaders' data out of a page: the visitor needn't wait for it to read the
 * page, and the boot script fetches it for hydration. Data that can't be stored stays
 * in the page.
 *
 * @param isOneOfMany - Whether the page is a filter or search, of which there can be any
 *   number: it may use a file that is there, but none is written for it.
 */
export async function extractLoaderData(html: string, files: PageDataFiles, isOneOfMany = false): Promise<Extracted> {
  const [found = "", text = ""] = element.exec(html) ?? [];
  if (text.length < smallest) return { html, data: null };
  try {
    const data = await (isOneOfMany ? files.find(text) : files.keep(text));
    if (data === null) return { html, data };
    const source = `<script id="page-data" type="application/json" data-src="${pageDataFolder}${data}.txt"></script>`;
    return { html: html.replace(found, () => source), data };
  } catch (error) {
    noteFailedWrite(error, "Data stays in its page", {});
    return { html, data: null };
  }
}
