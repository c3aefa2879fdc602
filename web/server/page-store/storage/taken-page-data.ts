import { noteFailedWrite } from "../../disk-room.ts";
import type { PageDataFiles } from "./page-data-files.ts";

/** Where the data of stored pages is found, by digest. */
export const pageDataFolder = "/_data/";

/** Less than this stays in the page: another request would cost more. */
const smallest = 1000;

const element = /<script id="page-data" type="application\/json">([^]*?)<\/script>/u;

/** A page as it is kept, and the digest of the data taken out of it; `null` when it has it inside. */
interface TakenApart {
  html: string;
  data: string | null;
}

/**
 * Takes the loaders' data out of a page: whoever reads doesn't wait for it, and the
 * boot script fetches it when it takes the page over. Where the data can't be kept,
 * it stays in the page.
 *
 * @param isOneOfMany - A filter or search, of which there can be any number: no file is
 *   made for it, but it names the one that is there.
 */
export async function takePageData(html: string, files: PageDataFiles, isOneOfMany = false): Promise<TakenApart> {
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
