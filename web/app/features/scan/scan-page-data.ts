import type { scanAnswerSchema } from "@circuit/contract/shop/scan-requests";
import type { Locale } from "@circuit/contract/locales";
import type * as z from "zod";
import type { Verdict } from "./verdict.ts";

type ScannerAnswer = Extract<z.infer<typeof scanAnswerSchema>, { outcome: "scanner" }>;

/** A scanner's data: its gate and event, counts of visitors, keys that verify tickets, and cancelled tickets. */
export type ScannerDevice = Pick<ScannerAnswer, "scanner" | "counts" | "keys" | "ended">;

/**
 * Why there is no verdict, or no scanner. `wrong-code`: the pairing code is unknown, used or expired. `ended`: staff
 * ended the scanner, or it has expired. `unavailable`: the content system gave no answer.
 */
export type ScanProblem = "wrong-code" | "ended" | "unavailable" | "tooMany" | "elsewhere";

/** Loader data of the scan page. */
export interface ScanPageData {
  locale: Locale;
  /** `null` when this browser is no scanner, or the content system is unavailable. */
  device: ScannerDevice | null;
  /** Whether this browser holds a scanner's token. */
  isPaired: boolean;
  problem: ScanProblem | null;
  /** Verdict on a code that was sent without scripts. */
  verdict: Verdict | null;
  /** The typed code, when the server couldn't answer. */
  typed: string;
  /** Id of the next scan that is sent without scripts: a scan that is sent twice counts once. */
  scanId: string;
  /** Telephone number to call when something is wrong at the gate. */
  phone: string | null;
}

/** Names of the inputs of the page's forms. */
export const scanInputs = { intent: "intent", code: "code", id: "id" } as const;
