import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { answerApi } from "./api.ts";
import { answerCheckout } from "./checkout.ts";
import { answerControl } from "./control.ts";
import type { Answer, Call, Provider } from "./provider.ts";

export interface PaymentStandIn {
  /** Base URL, without a trailing slash. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a stand-in for Mollie on this machine, in memory: Mollie's API at `/v2/`, the payment page at `/checkout/`,
 * and an API to configure trouble at `/control/`.
 *
 * @param port - Zero for any free port.
 */
export async function startPaymentStandIn(port: number): Promise<PaymentStandIn> {
  const server = createServer();
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stand-in listens on no port");
  const origin = `http://127.0.0.1:${address.port}`;

  const provider: Provider = { origin, payments: new Map(), behaviours: [], answered: new Map() };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    answer(provider, request)
      .catch((error: unknown): Answer => ({ status: 400, body: { status: 400, detail: String(error) } }))
      .then(
        (answered) => send(answered, response),
        () => response.destroy(),
      );
  });

  return {
    origin,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(provider: Provider, request: IncomingMessage): Promise<Answer | null> {
  const { method = "GET", headers } = request;
  const url = new URL(request.url ?? "/", provider.origin);
  const call: Call = { method, url, headers, body: await text(request) };
  const { pathname } = url;
  if (pathname.startsWith("/v2/")) return answerApi(provider, call);
  if (pathname.startsWith("/checkout/")) return answerCheckout(provider, call);
  if (pathname.startsWith("/control/")) return answerControl(provider, call);
  return { status: pathname === "/healthz" ? 200 : 404, body: {} };
}

/** @param answered - `null` to break the connection. */
function send(answered: Answer | null, response: ServerResponse): void {
  if (answered === null) return void response.destroy();
  const { status, body, location } = answered;
  const isPage = typeof body === "string";
  response.writeHead(status, {
    "content-type": isPage ? "text/html; charset=utf-8" : "application/json",
    "cache-control": "no-store",
    ...(location !== undefined && { location }),
  });
  response.end(isPage ? body : JSON.stringify(body));
}
