import type { Locale } from "@circuit/contract/locales";
import { orIfBroken } from "#app/cms/cms-error.server.ts";
import { listPosters } from "#app/cms/collections.server.ts";
import type { AuthPageImage } from "./auth-view-data.ts";
import { log } from "#app/log.server.ts";

/** Width of the picture, in pixels: half a wide screen. */
const widest = 1024;

/** Year of the poster beside the sign-in forms; without such a poster the newest is used. */
const bestYear = 1985;

/** Returns the race poster beside a sign-in form; `null` when there is none, or it can't be read. */
export async function authPageImage(locale: Locale, signal: AbortSignal): Promise<AuthPageImage | null> {
  const listed = await orIfBroken(listPosters({ locale, signal }), ({ message }) => {
    log.info("The poster beside a form is missing", { reason: message });
    return [];
  });
  const posters = listed.filter(({ image }) => image !== null);
  const image = (posters.find(({ year }) => year === bestYear) ?? posters.at(-1))?.image ?? null;
  if (image === null) return null;
  const size = image.variants.find(({ width }) => width >= widest) ?? image.variants.at(-1);
  return { url: size?.url ?? image.url, width: image.width, height: image.height };
}
