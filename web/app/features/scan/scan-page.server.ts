import { randomBytes } from "node:crypto";
import type { Locale } from "@circuit/contract/locales";
import { scanSchema } from "@circuit/contract/shop/scan-requests";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { readTextForm } from "#app/http/form-body.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { requestScans } from "./request-scans.server.ts";
import { scanInputs, type ScanPageData, type ScanProblem } from "./scan-page-data.ts";
import { endedScannerCookie, scannerCookie, scannerTokenOf } from "./scanner-cookie.server.ts";
import { type Verdict, verdictOf } from "./verdict.ts";

/** Maximum size of the request body, in bytes. */
const maxBytes = 2048;

/** Outcome of a form of the scan page. */
export interface ReceivedScanForm {
  status: number;
  cookie: string | null;
  /** Whether to redirect to the page, so that reloading it doesn't submit the form again. */
  isDone: boolean;
  problem: ScanProblem | null;
  verdict: Verdict | null;
  typed: string;
}

const shown = { status: 200, cookie: null, isDone: false, problem: null, verdict: null, typed: "" } as const;
const done = { ...shown, isDone: true } as const;

/** Handles the forms of the scan page: pairing, a typed ticket code, or signing the scanner out. Never throws. */
export async function receiveScanForm(request: Request): Promise<ReceivedScanForm> {
  if (isCrossOrigin(request)) return { ...shown, status: 403, problem: "elsewhere" };
  const fields = await fieldsOf(request);
  const code = fields.get(scanInputs.code)?.trim() ?? "";
  const again = (problem: ScanProblem, status: number) => ({ ...shown, status, problem, typed: code.slice(0, 200) });
  switch (fields.get(scanInputs.intent)) {
    case "leave":
      return { ...done, cookie: endedScannerCookie() };
    case "pair":
      return pair(request, code, again);
    case "scan":
      return scan(request, { code, id: fields.get(scanInputs.id) ?? "" }, again);
    default:
      return again("wrong-code", 400);
  }
}

type Again = (problem: ScanProblem, status: number) => ReceivedScanForm;

async function pair(request: Request, code: string, again: Again): Promise<ReceivedScanForm> {
  if (code === "" || code.length > 40) return again("wrong-code", 422);
  const answer = await requestScans({ action: "pair", code }, clientIpKey(request));
  if (answer.outcome === "paired") {
    return { ...done, cookie: scannerCookie(answer.token, answer.scanner.validUntil) };
  }
  if (answer.outcome === "tooMany") return again("tooMany", 429);
  return answer.outcome === "unavailable" ? again("unavailable", 503) : again("wrong-code", 422);
}

async function scan(request: Request, typed: { code: string; id: string }, again: Again): Promise<ReceivedScanForm> {
  const token = scannerTokenOf(request);
  if (token === null) return again("ended", 403);
  const one = scanSchema.safeParse({ id: typed.id, text: typed.code, at: new Date().toISOString() });
  if (typed.code === "" || !one.success) return done;
  const answer = await requestScans({ action: "scan", token, scans: [one.data] }, clientIpKey(request));
  const [result] = answer.outcome === "scans" ? answer.results : [];
  if (result !== undefined) return { ...shown, verdict: verdictOf(result, one.data.at) };
  if (answer.outcome === "ended") return { ...again("ended", 403), cookie: endedScannerCookie() };
  return answer.outcome === "tooMany" ? again("tooMany", 429) : again("unavailable", 503);
}

async function fieldsOf(request: Request): Promise<Map<string, string>> {
  const sent = (await readTextForm(request, maxBytes)) ?? [];
  return new Map([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

interface PageQuestion {
  locale: Locale;
  phone: string | null;
  received: ReceivedScanForm | null;
}

/** Builds the page's data, and the cookie to set with it, which signs an ended scanner out. */
export async function scanPageOf(
  request: Request,
  { locale, phone, received }: PageQuestion,
): Promise<{ page: ScanPageData; cookie: string | null }> {
  const { problem = null, verdict = null, typed = "" } = received ?? {};
  const scanId = randomBytes(16).toString("base64url");
  const page = { locale, phone, device: null, isPaired: false, problem, verdict, typed, scanId };
  const token = received?.cookie === endedScannerCookie() ? null : scannerTokenOf(request);
  if (token === null) return { page, cookie: null };
  const answer = await requestScans({ action: "look", token }, clientIpKey(request));
  switch (answer.outcome) {
    case "scanner": {
      const { scanner, counts, keys } = answer;
      return { page: { ...page, isPaired: true, device: { scanner, counts, keys } }, cookie: null };
    }
    case "ended":
      return { page: { ...page, problem: problem ?? "ended" }, cookie: endedScannerCookie() };
    default:
      return {
        page: {
          ...page,
          isPaired: true,
          problem: problem ?? (answer.outcome === "tooMany" ? "tooMany" : "unavailable"),
        },
        cookie: null,
      };
  }
}
