import path from "node:path";
import { waitUntilReady } from "./readiness.ts";
import type { Variables } from "./secrets.ts";
import { startService, type Service } from "./service.ts";

/** Variables by which visitors sign in through a stand-in. @param issuer - Address of the stand-in, without a path. */
export function openIdVariables(issuer: string): Variables {
  return {
    OPENID_ISSUER: issuer,
    OPENID_TITLE: "Paddock-ID",
    // Those of the only client that it knows.
    OPENID_CLIENT_ID: "circuit",
    OPENID_CLIENT_SECRET: "only-between-us-and-the-stand-in",
  };
}

/** Starts the stand-in for an OpenID provider, and waits until it answers. @param port - On this machine. */
export async function startOpenIdStandIn(root: string, port: number): Promise<Service> {
  const service = startService({
    name: "openid",
    script: ["openid-stand-in/serve.ts", String(port)],
    folder: path.join(root, "cms"),
    variables: { PATH: process.env["PATH"] },
    onLine: (line) => !line.startsWith("OPENID_STAND_IN "),
  });
  try {
    await waitUntilReady(service, `http://127.0.0.1:${port}/healthz`, { deadlineMs: 30_000 });
    return service;
  } catch (error) {
    await service.stop();
    throw error;
  }
}
