import { isIPv6 } from "node:net";

/** How many groups of an IPv6 address form its /64 network, which one client usually has to itself. */
const networkGroups = 4;

/**
 * Returns the network that rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 address.
 *
 * @param address - IP address of the client; returned unchanged when it isn't IPv6.
 * @returns For example `192.0.2.7` or `2001:db8:0:1::/64`.
 */
export function networkOfIpAddress(address: string): string {
  const mapped = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.groups?.ipv4;
  if (mapped !== undefined) return mapped;
  const bare = address.replace(/%.*$/u, "").toLowerCase();
  if (!isIPv6(bare)) return address;

  const [before = "", after] = bare.split("::");
  const head = before.split(":").filter((group) => group !== "");
  const tail = (after ?? "").split(":").filter((group) => group !== "");
  const zeros = after === undefined ? 0 : Math.max(8 - head.length - tail.length, 0);
  const groups = [...head, ...Array.from({ length: zeros }, () => "0"), ...tail].slice(0, networkGroups);
  return `${groups.map((group) => group.replace(/^0+(?=.)/u, "")).join(":")}::/64`;
}
