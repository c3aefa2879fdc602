import type { Locale } from "@circuit/contract/locales";
import type { Order } from "@circuit/contract/shop/order";
import { retainedAmount, moneyBackParts } from "@circuit/contract/shop/order-money";
import { formatPrice } from "#app/i18n/format.ts";
import { moneyBackMessages } from "#app/i18n/messages/money-back.ts";

/** Where the money of an order that ended is, in sentences. */
export function moneyTexts(order: Order, locale: Locale): string[] {
  const { kept, takenBack, texts } = moneyBackMessages[locale];
  return [
    ...moneyBackIn(order, texts, locale),
    ...some(retainedAmount(order), kept, locale),
    ...some(order.takenBackCents, takenBack, locale),
  ];
}

/** A sentence on money that was paid too much for a valid order and isn't being refunded yet. */
export function paidTwiceTexts({ surplusCents }: Order, locale: Locale): string[] {
  return some(surplusCents, moneyBackMessages[locale].paidTwice, locale);
}

/** Where the money of any order is, in a few words. */
export function moneyNotes(order: Order, locale: Locale): string[] {
  const { keptNote, takenBackNote, paidTwiceNote, notes } = moneyBackMessages[locale];
  return [
    ...moneyBackIn(order, notes, locale),
    ...some(retainedAmount(order), keptNote, locale),
    ...some(order.takenBackCents, takenBackNote, locale),
    ...some(order.surplusCents, paidTwiceNote, locale),
  ];
}

/** Whether money went back, and none of it is still to come. */
export function isAllBack({ returnedCents, ...others }: Order["moneyBack"]): boolean {
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

/** Nothing of no money. */
function some(cents: number, words: Words, locale: Locale): string[] {
  return cents === 0 ? [] : [words(formatPrice(cents, locale))];
}
