import { LRUCache } from "lru-cache";
import * as z from "zod";
import { Breaker } from "#app/cms/breaker.ts";
import { env } from "#app/env.server.ts";
import { fetchJson, HttpError } from "#app/http/fetch-json.server.ts";
import { OutageLog } from "#app/http/outage-log.server.ts";
import sprite from "#app/ui/icons.svg?raw";

/** SVG path data of the site's own icons, by name. */
const ownIcons = new Map(
  [...sprite.matchAll(/<symbol id="(\w+)"[^>]*><path d="([^"]+)"/gu)].map(([, name = "", path = ""]) => [name, path]),
);

/** Timeout of the icon service in milliseconds, and the longest URL to request from it, in characters. */
const timeoutMs = 1500;
const maxUrlLength = 500;

const answerSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** Circuit breaker, so that pages don't keep waiting for a service that is down. */
const service = new Breaker();

const broken = new OutageLog("warn", "The icon service doesn't answer", "The icon service answers again");

const isTrouble = (error: unknown) => !(error instanceof HttpError) || error.status >= 500;

/** Icons by name, each refreshed in the background after an hour, and kept while the icon service fails. */
const known = new LRUCache<string, { path: string | null }>({
  max: 500,
  ttl: 3_600_000,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  fetchMethod: async (name) => ({ path: await findIcon(name) }),
});

/** Does what `findIcon` does, with the last known icon while the service fails. */
export async function findKnownIcon(name: string): Promise<string | null> {
  return (await known.forceFetch(name)).path;
}

/**
 * Finds an icon by name: in the site's own set, or else in the icon service (Iconify API) if configured.
 *
 * @param name - `ticket` for an own icon, `set:name` for one of the service.
 * @returns SVG path data on a 24 × 24 grid; `null` when there is no such icon. Other markup of the service is dropped.
 * @throws {TypeError | DOMException | HttpError} When the service is too slow or broken.
 */
export async function findIcon(name: string): Promise<string | null> {
  const own = ownIcons.get(name);
  if (own !== undefined) return own;

  const [set, icon] = name.split(":");
  if (env.ICON_SERVICE_URL === undefined || !set || !icon) return null;
  const url = `${env.ICON_SERVICE_URL}/${encodeURIComponent(set)}.json?icons=${encodeURIComponent(icon)}`;
  if (url.length > maxUrlLength) return null;

  try {
    const answer = answerSchema.parse(await service.run(() => fetchJson(url, { timeoutMs }), isTrouble));
    broken.succeeded();
    return pathData(answer.icons[icon]?.body ?? "");
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    broken.failed({ icon: name, reason: String(error) });
    throw error;
  }
}

function pathData(body: string): string | null {
  const paths = [...body.matchAll(/<path\b[^>]*\sd="([\d\s.,a-zA-Z+-]*)"/gu)].map(([, data]) => data);
  return paths.length === 0 ? null : paths.join("");
}
