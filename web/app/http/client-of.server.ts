import { addressKey } from "./address-key.server.ts";

/** Set by our own server, whatever a client says. */
const clientAddressHeader = "x-client-address";

/** Whose a request is: the key of its address. */
export function clientOf({ headers }: Request): string {
  return addressKey(headers.get(clientAddressHeader) ?? "unknown");
}
