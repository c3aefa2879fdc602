import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { answerCheckout } from "./checkout.ts";
import { answerControl } from "./control.ts";
import { StandInApi } from "./api.ts";
import { problem } from "./answers.ts";
import { Behaviours } from "./behaviour.ts";
import { answerJson, type Exchange, readExchange } from "./exchange.ts";
import { StandInPayments } from "./payments.ts";

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

  const payments = new StandInPayments();
  const behaviours = new Behaviours();
  const api = new StandInApi(payments, behaviours, origin);
  const answer = async (exchange: Exchange): Promise<void> => {
    const { pathname } = exchange.url;
    if (pathname.startsWith("/v2/")) return api.answer(exchange);
    if (pathname.startsWith("/checkout/")) return answerCheckout(exchange, payments, behaviours);
    if (pathname.startsWith("/control/")) return answerControl(exchange, { payments, behaviours, api });
    return answerJson(exchange, pathname === "/healthz" ? 200 : 404, {});
  };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    readExchange(request, response, origin)
      .then(answer)
      .catch((error: unknown) => {
        if (response.headersSent || response.destroyed) return;
        response.writeHead(400, { "content-type": "application/problem+json" });
        response.end(JSON.stringify(problem(400, "Bad Request", String(error))));
      });
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
