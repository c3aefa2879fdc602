import { isIPv6 } from "node:net";

/**
 * Returns the key under which rate limits count an IP address: its /64 network for IPv6, as one visitor has all of it.
 * An IPv4 address within IPv6 counts as IPv4.
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

/** Returns the eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser normalizes the address, also one that ends in an IPv4 address.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const first = numbers(head);
  if (tail === undefined) return first;
  const last = numbers(tail);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}
