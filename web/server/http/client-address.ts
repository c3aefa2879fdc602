import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * Returns the IP address of the client.
 *
 * @param trustedProxies - Number of proxies in front of the site that append to `X-Forwarded-For`; earlier entries may
 *   be forged.
 * @returns The connection's address when there is no proxy, or no valid entry for it.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return own;
  const header = headers["x-forwarded-for"];
  const addresses = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").map((part) => part.trim());
  const given = plainAddress(addresses.at(-trustedProxies) ?? "");
  return isIP(given) === 0 ? own : given;
}

/** Removes the port and the brackets that some proxies add to an IP address. */
function plainAddress(text: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/u.exec(text) ?? [];
  return bracketed ?? text.replace(/^(\d+(?:\.\d+){3}):\d+$/u, "$1");
}
