import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The address of whoever asks.
 *
 * @param trustedProxies - How many proxies before the site add to `X-Forwarded-For`; what
 *   stands before their additions may be anybody's invention.
 * @returns The connection's own address where there is no proxy, or the header is shorter than it should be or holds no address.
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
