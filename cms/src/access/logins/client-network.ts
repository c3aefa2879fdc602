import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that name its network; a client with one address in it usually has them all. */
const networkGroups = 4;

/**
 * The network that counts as one client: an IPv4 address, or the /64 network of an IPv6 address.
 *
 * @param address - As the connection or the proxy gives it; returned unchanged when it is no IPv6 address.
 * @returns For example `192.0.2.7` or `2001:db8:0:1::/64`.
 */
export function clientNetwork(address: string): string {
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
