import { once } from "node:events";
import { createServer } from "node:net";
import { EnvironmentError } from "../config/environment/read-environment.ts";

/**
 * Checks that the CMS can listen on a host and port, before the slow part of the start.
 *
 * @throws {EnvironmentError} The port is in use, or the host isn't an address of this machine.
 */
export async function assertPortIsFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), "listening");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`CMS_HOST and CMS_PORT can't be used: ${reason}`);
  }
  probe.close();
  await once(probe, "close");
}
