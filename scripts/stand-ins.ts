import path from "node:path";
import { waitUntilReady } from "./readiness.ts";
import type { Variables } from "./secrets.ts";
import { startService, type Service } from "./service.ts";

/** A program that imitates an external service, to try the product without an account there. */
export interface StandIn {
  /** Name of the variable that sets its port, and so enables it. */
  variable: "PAYMENT_STAND_IN_PORT" | "OPENID_STAND_IN_PORT";
  /** Prefix of its lines in the log. */
  name: string;
  /** Its folder in `cms/`. */
  folder: string;
  /** Text of `npm start` about it, before and after the port. */
  announced: readonly [before: string, after: string];
  /** Makes the variables by which the CMS uses it. @param origin - Its base URL. */
  variables: (origin: string) => Variables;
}

export const paymentStandIn: StandIn = {
  variable: "PAYMENT_STAND_IN_PORT",
  name: "payments",
  folder: "payment-stand-in",
  announced: ["Payments   a stand-in on port", "no money moves"],
  variables: (origin) => ({
    // Has the format of Mollie's keys, but isn't one.
    MOLLIE_API_KEY: "test_standinstandinstandinstandinstandin",
    MOLLIE_API_URL: `${origin}/v2/`,
  }),
};

export const openIdStandIn: StandIn = {
  variable: "OPENID_STAND_IN_PORT",
  name: "openid",
  folder: "openid-stand-in",
  announced: ["Sign-in    a stand-in on port", "it believes whatever is typed"],
  variables: (origin) => ({
    OPENID_ISSUER: origin,
    OPENID_TITLE: "Paddock-ID",
    // The credentials in `openid-stand-in/stand-in.ts`.
    OPENID_CLIENT_ID: "circuit",
    OPENID_CLIENT_SECRET: "only-between-us-and-the-stand-in",
  }),
};

export const standIns: readonly StandIn[] = [paymentStandIn, openIdStandIn];

/** Makes the variables by which the CMS uses the enabled stand-ins, except those that are set already. */
export function variablesOfStandIns(variables: Variables): Variables {
  const derived = standIns.flatMap((standIn) => {
    const port = variables[standIn.variable];
    return port ? Object.entries(standIn.variables(`http://127.0.0.1:${port}`)) : [];
  });
  return Object.fromEntries(derived.filter(([name]) => !variables[name]));
}

/** Makes the line of `npm start` about a stand-in. */
export function announceStandIn({ announced: [before, after] }: StandIn, port: number): string {
  return `  ${before} ${port}: ${after}`;
}

/** Starts a stand-in, without waiting until it answers. */
export function startStandInProcess(root: string, { name, folder }: StandIn, port: number): Service {
  return startService({
    name,
    script: [`${folder}/serve.ts`, String(port)],
    folder: path.join(root, "cms"),
    variables: { PATH: process.env["PATH"] },
    onLine: (line) => !/^[A-Z]+_STAND_IN /u.test(line),
  });
}

/** Starts a stand-in, and waits until it answers. */
export async function startStandIn(
  root: string,
  standIn: StandIn,
  { port, signal }: { port: number; signal?: AbortSignal },
): Promise<Service> {
  const service = startStandInProcess(root, standIn, port);
  try {
    const deadlineMs = 30_000;
    await waitUntilReady(service, `http://127.0.0.1:${port}/healthz`, { deadlineMs, ...(signal && { signal }) });
    return service;
  } catch (error) {
    await service.stop();
    throw error;
  }
}
