import { addressKey } from "./address-key.server.ts";

/** Set by our own server, whatever a client says. */
const clientAddressHeader = "x-client-address";

/** The client of a request, as a key to count by: made from its IP address. */
export function clientOf({ headers }: Request): string {
  return addressKey(headers.get(clientAddressHeader) ?? "unknown");
}
