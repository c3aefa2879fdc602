import type { Locale } from "@circuit/contract/locales";

const nl = {
  nights: (count: number, event: string) =>
    count === 1 ? `nachtje slapen tot ${event}` : `nachtjes slapen tot ${event}`,
  today: "Vandaag",
  todayText: (event: string) => `is het zover: ${event}`,
  gate: "Naar binnen",
  gatesOpen: "Poorten open",
  walk: "Van poort naar tribune",
  walkOf: (minutes: number, metres: number) => `${minutes} min, ${metres} m`,
  firstStart: "Eerste start",
  firstRiders: "Op de baan vanaf",
  time: (time: string) => `${time} uur`,
  programme: "Programma",
  view: "Zit hier alvast",
  ways: "Je weekend",
  stay: { title: "Blijf slapen", link: "Kies een bed" },
  travel: { title: "Erheen", word: "Route", link: "Plan je reis" },
  next: "Wat er nu komt",
  steps: {
    now: {
      title: "Vandaag",
      text: "Bewaar je tickets op je telefoon, of druk ze af: bij de poort is het bereik soms dun.",
    },
    before: {
      title: "Vlak van tevoren",
      text: "Kijk nog even naar het programma en de route. Tijden kunnen schuiven.",
    },
    day: (time: string | null) =>
      `${time === null ? "" : `De poort gaat om ${time} uur open. `}Houd je code klaar, dan ben je zo binnen.`,
    pay: (amount: string) => `Je betaalt ${amount} aan de poort.`,
  },
  unavailable: {
    title: "Kun je toch niet?",
    text: "Geef je ticket aan een ander, dat mag altijd: wie de code laat zien, komt binnen.",
  },
};

type OrderNextStepsMessages = typeof nl;

const en: OrderNextStepsMessages = {
  nights: (count, event) => (count === 1 ? `night’s sleep until ${event}` : `nights’ sleep until ${event}`),
  today: "Today",
  todayText: (event) => `is the day: ${event}`,
  gate: "Way in",
  gatesOpen: "Gates open",
  walk: "From gate to stand",
  walkOf: (minutes, metres) => `${minutes} min, ${metres} m`,
  firstStart: "First start",
  firstRiders: "On track from",
  time: (time) => time,
  programme: "Programme",
  view: "Sit here already",
  ways: "Your weekend",
  stay: { title: "Stay the night", link: "Choose a bed" },
  travel: { title: "Getting here", word: "Route", link: "Plan your trip" },
  next: "What comes next",
  steps: {
    now: { title: "Today", text: "Save your tickets on your phone, or print them: reception can be thin at the gate." },
    before: {
      title: "Just before you go",
      text: "Have another look at the programme and the way. Times may shift.",
    },
    day: (time) =>
      `${time === null ? "" : `The gate opens at ${time}. `}Have your code ready, and you’ll be in before you know it.`,
    pay: (amount) => `You pay ${amount} at the gate.`,
  },
  unavailable: {
    title: "Can’t make it after all?",
    text: "Give your ticket to somebody else, that is always fine: whoever shows the code gets in.",
  },
};

/** Messages of the section with next steps on an order page. */
export const orderNextStepsMessages: Record<Locale, OrderNextStepsMessages> = { nl, en };
