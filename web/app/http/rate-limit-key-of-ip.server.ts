import { isIPv6 } from "node:net";

/**
 * The key under which the requests of an IP address are counted. For IPv6 it is the
 * /64 network, as one visitor has all of it; IPv4 in IPv6 counts as IPv4.
 */
export function rateLimitKeyOfIp(address: string): string {
  const plain = address.trim().replace(/%.*$/u, "");
  if (!isIPv6(plain)) return plain;

  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes every address in one way, also one that ends in an IPv4 address.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const first = numbers(head);
  if (tail === undefined) return first;
  const last = numbers(tail);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}
