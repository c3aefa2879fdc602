import { rateLimitKeyOfIp } from "./rate-limit-key-of-ip.server.ts";

/** Set by our own server, whatever a client says. */
const clientAddressHeader = "x-client-address";

/** The client of a request, as a key to count by: made from its IP address. */
export function clientIpKey({ headers }: Request): string {
  return rateLimitKeyOfIp(headers.get(clientAddressHeader) ?? "unknown");
}
