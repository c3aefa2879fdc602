import { scannerTokenSchema } from "@circuit/contract/shop/scan-requests";
import { secureCookie } from "#app/http/secure-cookie.server.ts";

const name = "scanner";

/** The token of the scanner that this browser is; `null` when it is none. */
export function scannerTokenOf(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`, "u").exec(cookies)?.[1];
  return scannerTokenSchema.safeParse(value).data ?? null;
}

/** Makes a browser a scanner, out of reach of scripts. @param validUntil - ISO 8601: when the scanner's time is over. */
export function scannerCookie(token: string, validUntil: string): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(validUntil) - Date.now()) / 1000));
  return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureCookie()}`;
}

/** Makes a browser no scanner any more. */
export function endedScannerCookie(): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secureCookie()}`;
}
