import type { Core } from "@strapi/strapi";
import { isOwnPath, uploadsFolder } from "#contract/urls/own-paths";
import * as z from "zod";
import { pathOnSite } from "../document-path.ts";
import { panelLanguage } from "../editing/panel-request.ts";
import { linksOf } from "./entry-links.ts";
import { canBeOutsideUrl } from "./outside-address.ts";
import { documentTitleAt } from "./document-title-at.ts";
import type { Draft } from "./publishing-check.ts";

const filesSchema = z.array(z.object({ url: z.string(), formats: z.unknown() }));

const sentences = {
  nothing: (place: string, path: string) => ({
    nl: `Een link leidt nergens heen: ${place} wijst naar ${path}, en daar staat niets. Verbeter het adres, of haal de link weg.`,
    en: `A link leads nowhere: ${place} points to ${path}, and nothing is there. Mend the address, or remove the link.`,
  }),
  noFile: (place: string, path: string) => ({
    nl: `Een link leidt nergens heen: ${place} wijst naar ${path}, en dat bestand staat niet in de mediabibliotheek. Verbeter het adres, of haal de link weg.`,
    en: `A link leads nowhere: ${place} points to ${path}, and the media library has no such file. Mend the address, or remove the link.`,
  }),
  noAddress: (place: string, url: string) => ({
    nl: `Een link leidt nergens heen: bij ${place} staat ${url}, en dat is geen adres. Een adres van deze site begint met één /, een ander met https://, zoals https://voorbeeld.nl.`,
    en: `A link leads nowhere: ${place} has ${url}, which is no address. An address of this site begins with one /, any other with https://, such as https://voorbeeld.nl.`,
  }),
};

/**
 * Finds the first link in a draft that leads nowhere: to a path of this site without a published document, a redirect
 * or a draft to come, to a file that the media library lacks, or to something that is no URL.
 *
 * @returns A sentence that names its field; `null` when every link leads somewhere.
 */
export async function linkProblem(strapi: Core.Strapi, draft: Draft): Promise<string | null> {
  for (const { place, url } of linksOf(strapi, draft)) {
    const problem = await problemOf(strapi, url);
    if (problem !== null) return sentences[problem.kind](place, problem.address)[panelLanguage(strapi)];
  }
  return null;
}

async function problemOf(
  strapi: Core.Strapi,
  url: string,
): Promise<{ kind: keyof typeof sentences; address: string } | null> {
  if (url === "" || url.startsWith("#")) return null;
  // Browsers read two slashes or backslashes as the start of another site's name.
  if (/^[/\\]{2}/u.test(url)) return { kind: "noAddress", address: url };
  const path = pathOnSite(strapi, url);
  if (path === null) return canBeOutsideUrl(url) ? null : { kind: "noAddress", address: url };
  if (path.startsWith(uploadsFolder))
    return (await isFileThere(strapi, decoded(path))) ? null : { kind: "noFile", address: path };
  return (await leadsSomewhere(strapi, path)) ? null : { kind: "nothing", address: path };
}

/** Whether the media library has a file at a path, or a smaller size of a picture. @param path - Not encoded. */
async function isFileThere(strapi: Core.Strapi, path: string): Promise<boolean> {
  const name = path.slice(uploadsFolder.length).replace(/\.[^.]*$/u, "");
  // The name of a smaller size begins with the size and an underscore: `small_baan_1a2b`.
  const hashes = [name, name.replace(/^[^_]+_/u, "")];
  const found: unknown = await strapi.db
    .query("plugin::upload.file")
    .findMany({ where: { hash: { $in: hashes } }, select: ["url", "formats"] });
  return filesSchema
    .parse(found)
    .some(({ url, formats }) => url.endsWith(path) || JSON.stringify(formats ?? {}).includes(`${path}"`));
}

async function leadsSomewhere(strapi: Core.Strapi, path: string): Promise<boolean> {
  if (isOwnPath(path)) return true;
  const target = path.replace(/\.ics$/u, "");
  if (
    (await documentTitleAt(strapi, target)) !== null ||
    (await documentTitleAt(strapi, target, { drafts: true })) !== null
  )
    return true;
  const from = { $in: [path, decoded(path)] };
  return (await strapi.documents("api::redirect.redirect").count({ status: "published", filters: { from } })) > 0;
}

/** Decodes a path; returns it unchanged if it is badly encoded, such as `/100%`. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
