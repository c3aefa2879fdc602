import { isCheckableByVies } from "@circuit/contract/forms/vat-number";
import type { VatCheck } from "@circuit/contract/shop/order";
import * as z from "zod";
import { env } from "#app/env.server.ts";
import { fetchJson } from "#app/http/fetch-json.server.ts";
import { log } from "#app/log.server.ts";

/** Time-out for VIES in milliseconds: the visitor waits meanwhile. */
const maxMs = 3000;

const answerSchema = z.object({ valid: z.boolean(), userError: z.string().optional() });

/**
 * Asks VIES, the EU's register of VAT numbers, whether a number exists. `not-asked`: `VIES_URL` isn't set, or VIES
 * doesn't cover the country. `unchecked`: VIES or the country's register didn't answer. Neither blocks an order.
 *
 * @param number - With the country code in front, without spaces.
 */
export async function checkVatNumber(number: string): Promise<VatCheck | "invalid"> {
  if (env.VIES_URL === undefined || !isCheckableByVies(number)) return "not-asked";
  try {
    const answer = await fetchJson(env.VIES_URL, {
      method: "POST",
      body: { countryCode: number.slice(0, 2), vatNumber: number.slice(2) },
      timeoutMs: maxMs,
    });
    const { valid, userError } = answerSchema.parse(answer);
    if (valid) return "valid";
    // `MS_UNAVAILABLE`, `TIMEOUT` and the like say nothing about the number.
    return userError === undefined || userError === "INVALID" || userError === "INVALID_INPUT"
      ? "invalid"
      : "unchecked";
  } catch (error) {
    log.info("A VAT number can't be checked", { reason: String(error) });
    return "unchecked";
  }
}
