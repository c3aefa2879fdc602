import { findIcon } from "#app/features/icons/icon-source.server.ts";
import { log } from "#app/log.server.ts";
import type { Route } from "./+types/icon";

export const audience = "everyone";

const name = /^[\w-]+(?::[\w-]+)?$/u;

/** Serves `/icons/{name}`: the icon's path data as text. */
export async function loader({ params }: Route.LoaderArgs) {
  if (!name.test(params.name)) return new Response(null, { status: 404 });

  try {
    const path = await findIcon(params.name);
    if (path === null) return new Response(null, { status: 404 });
    return new Response(path, {
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
    });
  } catch (error) {
    log.info("Icon is missing", { icon: params.name, reason: String(error) });
    return new Response(null, { status: 503, headers: { "retry-after": "30", "cache-control": "no-store" } });
  }
}
