import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The IP address of the client.
 *
 * @param trustedProxies - How many proxies in front of the site append to `X-Forwarded-For`;
 *   earlier entries may be forged.
 * @returns The connection's own address when there is no proxy, the header is too short, or the entry is no address.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return own;
  const header = headers["x-forwarded-for"];
  const addresses = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").map((part) => part.trim());
  const given = plainAddress(addresses.at(-trustedProxies) ?? "");
  return isIP(given) === 0 ? own : given;
}

/** Without the port and the brackets that some proxies write with it. */
function plainAddress(text: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/u.exec(text) ?? [];
  return bracketed ?? text.replace(/^(\d+(?:\.\d+){3}):\d+$/u, "$1");
}
