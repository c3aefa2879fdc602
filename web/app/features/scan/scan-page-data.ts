import type { scanAnswerSchema } from "@circuit/contract/shop/scan-requests";
import type { Locale } from "@circuit/contract/locales";
import type * as z from "zod";
import type { Verdict } from "./verdict.ts";

type ScannerAnswer = Extract<z.infer<typeof scanAnswerSchema>, { outcome: "scanner" }>;

/** A scanner's data: its gate and events, the number of visitors inside, the keys that verify tickets, and invalidated tickets. */
export type ScannerDevice = Pick<ScannerAnswer, "scanner" | "counts" | "keys" | "ended">;

/**
 * Why there is no answer, or no device. `wrong-code`: no such code, used, or too late. `ended`: staff ended the scanner, or
 * its time is over. `unavailable`: the content system can't be reached.
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
  /** Of a code that was sent without scripts. */
  verdict: Verdict | null;
  /** The typed code, when the server couldn't answer. */
  typed: string;
  /** Id of the next scan that is sent without scripts: sent twice, it counts once. */
  scanId: string;
  /** Number to call when something is wrong at the gate. */
  phone: string | null;
}

/** Names of the page's fields. */
export const scanInputs = { intent: "intent", code: "code", id: "id" } as const;
