import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the visitor spares data, or has a slow connection: then nothing moves, or is fetched again, unless asked for.
 * `false` in the server's HTML, and where the browser doesn't tell.
 */
export function useSparing(): boolean {
  return useSyncExternalStore(never, isSparing, () => false);
}

function isSparing(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  const told = (name: string): unknown => Reflect.get(Object(connection), name);
  return told("saveData") === true || String(told("effectiveType")).endsWith("2g") || told("effectiveType") === "3g";
}
