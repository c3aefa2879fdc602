import { scannerTokenSchema } from "@circuit/contract/shop/scan-requests";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";
import { cookieValue, httpOnlyCookie } from "#app/http/cookies.server.ts";

const name = "scanner";

/** Signs the token, so that guessed tokens never reach the content system. */
const seal = textSeal(env.SITE_CMS_SECRET, "scanner-cookie");

/** Reads the scanner's token from the cookie; `null` without a cookie that this site signed. */
export function scannerTokenOf(request: Request): string | null {
  const [value = "", code = ""] = cookieValue(request.headers.get("cookie"), name)?.split(".") ?? [];
  const token = scannerTokenSchema.safeParse(value).data ?? null;
  return token !== null && seal.isRight(token, code) ? token : null;
}

/** Returns the cookie that makes a browser a scanner. @param validUntil - ISO 8601. */
export function scannerCookie(token: string, validUntil: string): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(validUntil) - Date.now()) / 1000));
  return httpOnlyCookie(name, `${token}.${seal.codeOf(token)}`, seconds);
}

/** Returns the cookie that signs a scanner out. */
export function endedScannerCookie(): string {
  return httpOnlyCookie(name, "", 0);
}
