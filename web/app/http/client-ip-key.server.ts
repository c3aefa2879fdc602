import { rateLimitKeyOfIp } from "./rate-limit-key-of-ip.server.ts";

/** Header in which our own server passes the client's IP address, whatever the client sent in it. */
const clientAddressHeader = "x-client-address";

/** Returns the rate-limit key of a request's client, made from its IP address. */
export function clientIpKey({ headers }: Request): string {
  return rateLimitKeyOfIp(headers.get(clientAddressHeader) ?? "unknown");
}
