import path from "node:path";
import { waitUntilReady } from "./readiness.ts";
import type { Variables } from "./secrets.ts";
import { startService, type Service } from "./service.ts";

/** A key of the form of Mollie's, which opens nothing. */
const standInKey = "test_standinstandinstandinstandinstandin";

/** Variables by which the CMS is paid through a stand-in. @param origin - Address of the stand-in, without a path. */
export function standInVariables(origin: string): Variables {
  return { MOLLIE_API_KEY: standInKey, MOLLIE_API_URL: `${origin}/v2/` };
}

/** Starts the stand-in for the payment provider, and waits until it answers. @param port - On this machine. */
export async function startPaymentStandIn(root: string, port: number, signal?: AbortSignal): Promise<Service> {
  const service = newPaymentStandIn(root, port);
  try {
    await waitUntilReady(service, `http://127.0.0.1:${port}/healthz`, {
      deadlineMs: 30_000,
      ...(signal && { signal }),
    });
    return service;
  } catch (error) {
    await service.stop();
    throw error;
  }
}

/** Starts it, without waiting. */
export function newPaymentStandIn(root: string, port: number): Service {
  return startService({
    name: "payments",
    script: ["payment-stand-in/serve.ts", String(port)],
    folder: path.join(root, "cms"),
    variables: { PATH: process.env["PATH"] },
    onLine: (line) => !line.startsWith("PAYMENT_STAND_IN "),
  });
}
