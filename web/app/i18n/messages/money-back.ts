import type { Locale } from "@circuit/contract/locales";

const nl = {
  kept: (amount: string) =>
    `We hebben nog ${amount} van je betaling. Dat is niet vergeten: je krijgt het terug, of we nemen er contact met je over op. Hoor je binnen een week niets, neem dan contact met ons op.`,
  keptNote: (amount: string) => `Nog bij ons: ${amount}`,
  takenBack: (amount: string) => `Je bank heeft ${amount} van je betaling teruggehaald.`,
  takenBackNote: (amount: string) => `Teruggehaald door je bank: ${amount}`,
  paidTwice: (amount: string) =>
    `Je hebt twee keer betaald: ${amount} krijg je terug. Je hoeft daarvoor niets te doen, en je tickets blijven geldig.`,
  paidTwiceNote: (amount: string) => `Te veel betaald, krijg je terug: ${amount}`,
  texts: {
    returnedCents: (amount: string) => `${amount} is teruggestort.`,
    underWayCents: (amount: string) =>
      `${amount} is onderweg, op dezelfde manier als je betaalde. Meestal staat het binnen enkele werkdagen op je rekening.`,
    toTransferCents: (amount: string) =>
      `${amount} maken we zelf naar je over. Dat is handwerk, dus het kan een paar dagen duren.`,
    failedCents: (amount: string) =>
      `Het terugstorten van ${amount} is niet gelukt. We weten ervan en zoeken een andere manier; je geld is niet weg. Hoor je binnen een week niets, neem dan contact met ons op.`,
  },
  notes: {
    returnedCents: (amount: string) => `Teruggestort: ${amount}`,
    underWayCents: (amount: string) => `Onderweg naar je rekening: ${amount}`,
    toTransferCents: (amount: string) => `Maken we naar je over: ${amount}`,
    failedCents: (amount: string) => `Nog niet teruggestort: ${amount}`,
  },
};

const en: typeof nl = {
  kept: (amount) =>
    `We still have ${amount} of your payment. It isn’t forgotten: you’ll get it back, or we’ll get in touch about it. If you hear nothing within a week, please get in touch.`,
  keptNote: (amount) => `Still with us: ${amount}`,
  takenBack: (amount) => `Your bank took back ${amount} of your payment.`,
  takenBackNote: (amount) => `Taken back by your bank: ${amount}`,
  paidTwice: (amount) =>
    `You paid twice: you’ll get ${amount} back. You don’t have to do anything for that, and your tickets stay valid.`,
  paidTwiceNote: (amount) => `Paid too much, you’ll get it back: ${amount}`,
  texts: {
    returnedCents: (amount) => `${amount} was paid back.`,
    underWayCents: (amount) =>
      `${amount} is on its way, in the way that you paid. It’s usually in your account within a few working days.`,
    toTransferCents: (amount) =>
      `We’ll transfer ${amount} to you ourselves. That is done by hand, so it may take a few days.`,
    failedCents: (amount) =>
      `Paying back ${amount} didn’t work. We know about it and are looking for another way; your money isn’t lost. If you hear nothing within a week, please get in touch.`,
  },
  notes: {
    returnedCents: (amount) => `Paid back: ${amount}`,
    underWayCents: (amount) => `On its way to your account: ${amount}`,
    toTransferCents: (amount) => `We’ll transfer to you: ${amount}`,
    failedCents: (amount) => `Not paid back yet: ${amount}`,
  },
};

/**
 * Messages on an order page about refunds: as sentences, and in a few words beside the totals. `kept`: money of a
 * cancelled order that isn't refunded yet. `takenBack`: a chargeback by the customer's bank. `paidTwice`: a surplus
 * that isn't refunded yet.
 */
export const moneyBackMessages: Record<Locale, typeof nl> = { nl, en };
