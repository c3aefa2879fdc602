import type { Locale } from "@circuit/contract/locales";

const nl = {
  label: "Stappen van je bestelling",
  names: ["Winkelwagen", "Gegevens", "Betalen", "Klaar"],
  done: "klaar",
};

const en: typeof nl = {
  label: "Steps of your order",
  names: ["Cart", "Details", "Payment", "Done"],
  done: "done",
};

/** Messages of the steps from cart to tickets. */
export const orderStepsMessages: Record<Locale, typeof nl> = { nl, en };
