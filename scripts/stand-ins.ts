import path from "node:path";
import { waitUntilReady } from "./readiness.ts";
import type { Variables } from "./secrets.ts";
import { startService, type Service } from "./service.ts";

/** A program on this machine that stands in for a service of others, to try the product without an account there. */
export interface StandIn {
  /** The variable that names its port and so switches it on. */
  variable: "PAYMENT_STAND_IN_PORT" | "OPENID_STAND_IN_PORT";
  /** What its lines in the log begin with. */
  name: string;
  /** Its folder in that of the CMS. */
  folder: string;
  /** What the start says of it, before and after its port. */
  announced: readonly [before: string, after: string];
  /** Variables that lead the CMS to it. @param origin - Its address, without a path. */
  variables: (origin: string) => Variables;
}

export const paymentStandIn: StandIn = {
  variable: "PAYMENT_STAND_IN_PORT",
  name: "payments",
  folder: "payment-stand-in",
  announced: ["Payments   a stand-in on port", "no money moves"],
  variables: (origin) => ({
    // A key of the form of Mollie's, which opens nothing.
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
    // Those of the only client that it knows.
    OPENID_CLIENT_ID: "circuit",
    OPENID_CLIENT_SECRET: "only-between-us-and-the-stand-in",
  }),
};

export const standIns: readonly StandIn[] = [paymentStandIn, openIdStandIn];

/** What leads the CMS to the stand-ins that are switched on; what is set to something else stays so. */
export function variablesOfStandIns(variables: Variables): Variables {
  const derived = standIns.flatMap((standIn) => {
    const port = variables[standIn.variable];
    return port ? Object.entries(standIn.variables(`http://127.0.0.1:${port}`)) : [];
  });
  return Object.fromEntries(derived.filter(([name]) => !variables[name]));
}

/** The line with which a start says that a stand-in runs. */
export function announceStandIn({ announced: [before, after] }: StandIn, port: number): string {
  return `  ${before} ${port}: ${after}`;
}

/** Starts a stand-in, without waiting. */
export function newStandIn(root: string, { name, folder }: StandIn, port: number): Service {
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
  const service = newStandIn(root, standIn, port);
  try {
    const deadlineMs = 30_000;
    await waitUntilReady(service, `http://127.0.0.1:${port}/healthz`, { deadlineMs, ...(signal && { signal }) });
    return service;
  } catch (error) {
    await service.stop();
    throw error;
  }
}
