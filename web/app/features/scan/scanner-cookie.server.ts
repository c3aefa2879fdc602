import { scannerTokenSchema } from "@circuit/contract/shop/scan-requests";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";
import { secureCookie } from "#app/http/secure-cookie.server.ts";

const name = "scanner";

/** Only tokens that this site gave out are asked about: guesses, in any number, cost nobody at the gates anything. */
const seal = textSeal(env.SITE_CMS_SECRET, "scanner-cookie");

/** The token of the scanner that this browser is; `null` when it is none, or one that was made up. */
export function scannerTokenOf(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  const found = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)\\.([\\w-]+)`, "u").exec(cookies);
  const [, value = "", code = ""] = found ?? [];
  const token = scannerTokenSchema.safeParse(value).data ?? null;
  return token !== null && seal.isRight(token, code) ? token : null;
}

/** Makes a browser a scanner, out of reach of scripts. @param validUntil - ISO 8601: when the scanner's time is over. */
export function scannerCookie(token: string, validUntil: string): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(validUntil) - Date.now()) / 1000));
  return `${name}=${token}.${seal.codeOf(token)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureCookie()}`;
}

/** Makes a browser no scanner any more. */
export function endedScannerCookie(): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secureCookie()}`;
}
