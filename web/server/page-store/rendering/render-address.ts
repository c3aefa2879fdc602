import * as z from "zod";
import { dataUrl } from "#app/router/data-url.ts";
import { decodeLoaderData } from "#app/router/decode-loader-data.server.ts";
import { pagePathOf, payloadEnding } from "../storage/page-key.ts";
import type { Application } from "../../application.ts";
import type { Render } from "./page-renderer.ts";

/**
 * Makes a function that renders a URL path with the application, without a visitor's headers. For
 * `{path}/_payload.json` it answers the page's own loader data as plain JSON, without the layout's.
 *
 * @param application.pageRoutes - Called for each payload, as the routes change in development.
 */
export function renderAddress(
  { handle, pageRoutes }: Pick<Application, "handle"> & { pageRoutes: () => readonly string[] },
  siteUrl: string,
): Render {
  const ask = (address: string, signal: AbortSignal) => handle(new Request(new URL(address, siteUrl), { signal }));
  return async (address, signal) => {
    const [pathname = "/"] = address.split("?", 1);
    if (!pathname.endsWith(payloadEnding)) return ask(address, signal);

    // Runs only the loader of the matching page, not those of its layouts.
    const answer = await ask(dataUrl(pagePathOf(pathname), pageRoutes()), signal);
    if (answer.status === 200 && answer.body !== null) return toPayload(answer, answer.body);
    // A redirect or an error of the page has no data, so it is a 404 here.
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

/** Returns the data of the page's route, whose id begins with the language; `undefined` when there is none. */
function dataOfPage(value: unknown): unknown {
  const routes = recordsSchema.safeParse(value).data ?? {};
  const id = Object.keys(routes).find((key) => /^(?:nl|en)\//u.test(key));
  return id === undefined ? undefined : routes[id]?.["data"];
}

const recordsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
