import * as z from "zod";
import { dataAddress } from "#app/router/data-address.ts";
import { decodeLoaderData } from "#app/router/decode-loader-data.server.ts";
import { pagePathOf, payloadEnding } from "../storage/page-key.ts";
import type { Application } from "../../application.ts";
import type { Render } from "./page-renderer.ts";

/**
 * Makes a function that asks the application for an address: without cookies or
 * preferences of a visitor, on the site's own host. `{path}/_payload.json` is the
 * page's own data as plain JSON, without that of the layout around it.
 *
 * @param application.pageRoutes - Called for each payload: in development the routes change.
 */
export function renderAddress(
  { handle, pageRoutes }: Pick<Application, "handle"> & { pageRoutes: () => readonly string[] },
  siteUrl: string,
): Render {
  const ask = (address: string, signal: AbortSignal) => handle(new Request(new URL(address, siteUrl), { signal }));
  return async (address, signal) => {
    const [pathname = "/"] = address.split("?", 1);
    if (!pathname.endsWith(payloadEnding)) return ask(address, signal);

    // Only the loader of the page that matches runs, not those of the layouts around it.
    const answer = await ask(dataAddress(pagePathOf(pathname), pageRoutes()), signal);
    if (answer.status === 200 && answer.body !== null) return toPayload(answer, answer.body);
    // Only a page has data of its own. For a redirect the router asks the application itself.
    return answer.status >= 500 ? answer : absent();
  };
}

async function toPayload(answer: Response, body: ReadableStream<Uint8Array>): Promise<Response> {
  const data = dataOfPage(await decodeLoaderData(body));
  if (data === undefined) return absent();

  const headers = new Headers(answer.headers);
  headers.set("content-type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(data), { headers });
}

function absent(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
}

/** The data of the innermost route, whose id begins with the language; `undefined` when it isn't there. */
function dataOfPage(value: unknown): unknown {
  const routes = recordsSchema.safeParse(value).data ?? {};
  const id = Object.keys(routes).find((key) => /^(?:nl|en)\//u.test(key));
  return id === undefined ? undefined : routes[id]?.["data"];
}

const recordsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
