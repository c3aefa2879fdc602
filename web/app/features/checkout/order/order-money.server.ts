import type { Locale } from "@circuit/contract/locales";
import type { Order } from "@circuit/contract/shop/order";
import { retainedAmount, moneyBackParts } from "@circuit/contract/shop/order-money";
import { formatPrice } from "#app/i18n/format.ts";
import { moneyBackMessages } from "#app/i18n/messages/money-back.ts";

/** Returns sentences that say where the money of an ended order is. */
export function moneyTexts(order: Order, locale: Locale): string[] {
  const { kept, takenBack, texts } = moneyBackMessages[locale];
  return [
    ...moneyBackIn(order, texts, locale),
    ...some(retainedAmount(order), kept, locale),
    ...some(order.takenBackCents, takenBack, locale),
  ];
}

/** Returns a sentence on an order that was paid twice and whose surplus isn't being refunded yet. */
export function paidTwiceTexts({ surplusCents }: Order, locale: Locale): string[] {
  return some(surplusCents, moneyBackMessages[locale].paidTwice, locale);
}

/** Returns short notes that say where the money of an order is. */
export function moneyNotes(order: Order, locale: Locale): string[] {
  const { keptNote, takenBackNote, paidTwiceNote, notes } = moneyBackMessages[locale];
  return [
    ...moneyBackIn(order, notes, locale),
    ...some(retainedAmount(order), keptNote, locale),
    ...some(order.takenBackCents, takenBackNote, locale),
    ...some(order.surplusCents, paidTwiceNote, locale),
  ];
}

/** Whether money was refunded and no further refund is under way. */
export function isRefundComplete({ returnedCents, ...others }: Order["moneyBack"]): boolean {
  return returnedCents > 0 && Object.values(others).every((cents) => cents === 0);
}

type Words = (amount: string) => string;

function moneyBackIn(
  { moneyBack }: Order,
  words: Record<(typeof moneyBackParts)[number], Words>,
  locale: Locale,
): string[] {
  return moneyBackParts.flatMap((part) => some(moneyBack[part], words[part], locale));
}

/** Puts an amount into words; empty for zero cents. */
function some(cents: number, words: Words, locale: Locale): string[] {
  return cents === 0 ? [] : [words(formatPrice(cents, locale))];
}
