import { once } from "node:events";
import { createServer } from "node:net";
import type { Environment } from "./environment.ts";

/**
 * Checks that a program can listen on a host and port.
 *
 * @param variable - Name of the variable that sets the port, for the message.
 * @throws {Error} The port is in use, or the host isn't an address of this machine.
 */
export async function assertPortIsFree(variable: string, host: string, port: number): Promise<void> {
  const reason = await whyUnusable(host, port);
  if (reason === "EADDRINUSE") throw new Error(`Port ${port} is in use: stop what uses it, or set ${variable}`);
  if (reason !== null) throw new Error(`Can't listen on ${host}:${port} (${reason}): change ${variable}`);
}

/** Checks that the ports of the site, the CMS and the enabled stand-ins are free. */
export async function assertPortsAreFree({ web, cms, standIns }: Environment): Promise<void> {
  await assertPortIsFree("WEB_PORT", web.host, web.port);
  await assertPortIsFree("CMS_PORT", cms.host, cms.port);
  await Promise.all(standIns.map(({ standIn, port }) => assertPortIsFree(standIn.variable, "127.0.0.1", port)));
}

/** Finds a free port on the loopback interface. */
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
