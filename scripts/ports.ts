import { once } from "node:events";
import { createServer } from "node:net";
import type { Environment } from "./environment.ts";

/**
 * Makes sure that a program can listen on an address.
 *
 * @param variable - Name of the variable that sets the port, for the message.
 * @throws {Error} Another program listens there, or the address isn't this machine's; one line that names both.
 */
export async function assertPortIsFree(variable: string, host: string, port: number): Promise<void> {
  const reason = await whyUnusable(host, port);
  if (reason === "EADDRINUSE") throw new Error(`Port ${port} is in use: stop what uses it, or set ${variable}`);
  if (reason !== null) throw new Error(`Can't listen on ${host}:${port} (${reason}): change ${variable}`);
}

/** Does that for the site, the CMS and the stand-ins that are switched on. */
export async function assertPortsAreFree({ web, cms, standIns }: Environment): Promise<void> {
  await assertPortIsFree("WEB_PORT", web.host, web.port);
  await assertPortIsFree("CMS_PORT", cms.host, cms.port);
  await Promise.all(standIns.map(({ standIn, port }) => assertPortIsFree(standIn.variable, "127.0.0.1", port)));
}

/** Asks the system for a loopback port that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, "127.0.0.1"), "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no port");
  return address.port;
}

async function whyUnusable(host: string, port: number): Promise<string | null> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), "listening");
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
  probe.close();
  await once(probe, "close");
  return null;
}
