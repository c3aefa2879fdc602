import { isLocale } from "@circuit/contract/locales";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { drawnPoster } from "#app/features/share-image/drawn-posters.server.ts";
import { loadSharePoster } from "#app/features/share-image/load-share-poster.server.ts";
import type { Route } from "./+types/share-image";

export const audience = "everyone";

/** Serves the image of a page for link previews, at `/share/{nl|en}/{path}.jpg`; home's is `/share/nl/home.jpg`. */
export const loader = cmsLoader(async ({ params, request, url }: Route.LoaderArgs) => {
  const { locale } = params;
  const [, path] = /^(.{1,400})\.jpg$/u.exec(params["*"]) ?? [];
  if (!isLocale(locale) || path === undefined) throw invalidPath(url);

  const poster = await loadSharePoster(path, { locale, signal: request.signal });
  if (poster === null) throw notFound(url);

  return new Response(new Uint8Array(await drawnPoster(poster)), {
    headers: { "content-type": "image/jpeg", "cache-control": "no-cache" },
  });
});
