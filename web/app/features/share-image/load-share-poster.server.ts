import type { Image } from "@circuit/contract/media";
import type { CmsOptions } from "#app/cms/client.server.ts";
import { readMedia } from "#app/cms/media.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { env } from "#app/env.server.ts";
import { posterLook } from "./poster-look.ts";
import type { SharePoster } from "./poster.ts";
import { pictureArea } from "./poster-svg.server.ts";
import { posterWords } from "./poster-words.server.ts";

/**
 * Loads the contents of a page's share image, with its picture and logo files.
 *
 * @param path - Path of the page without its language, such as `evenementen/superbike`, or `home`.
 * @returns `null` when there is no such page.
 * @throws {CmsError | CmsContractError} When the CMS or its media library is broken.
 */
export async function loadSharePoster(path: string, options: CmsOptions): Promise<SharePoster | null> {
  const [words, settings] = await Promise.all([posterWords(path, options), getSettings(options.locale)]);
  if (words === null) return null;

  const { title, kicker, colour, isBusiness, image } = words;
  const look = posterLook(colour, isBusiness, settings);
  const logo = look.isDark ? settings.logoDark : settings.logoLight;
  const [picture, logoFile] = await Promise.all([
    image === null ? null : readMedia(smallestThatFills(image), options.signal),
    logo === null ? null : readMedia(logo.url, options.signal),
  ]);
  return {
    title,
    kicker,
    brand: settings.brandName ?? new URL(env.SITE_URL).hostname,
    look,
    picture,
    focalPoint: image?.focalPoint ?? null,
    logo: logoFile,
  };
}

/** Returns the URL of the smallest image variant that fills the picture's area, as it loads fastest. */
function smallestThatFills({ url, width, height, variants }: Image): string {
  const shape = width === null || height === null ? 1 : width / height;
  const needed = Math.max(pictureArea.width, pictureArea.height * shape);
  return variants.find((variant) => variant.width >= needed)?.url ?? url;
}
