import type { Locale } from "@circuit/contract/locales";

const nl = {
  title: "Jij kiest wat we meten",
  text: "Mogen we meten welke pagina’s goed werken? Bij ja laadt Google Tag Manager: dat plaatst cookies en geeft je bezoek door aan Google. Je keuze geldt 180 dagen; veranderen kan altijd, onderaan elke pagina.",
  refuse: "Nee, bedankt",
  accept: "Ja, meten mag",
  now: {
    granted: "Nu meten we je bezoek. Kies je nee, dan stopt dat meteen en wissen we de cookies van het meten.",
    refused: "Nu meten we niets.",
  },
  asked: "Bovenaan de pagina staat een vraag: mogen we je bezoek meten?",
  kept: { granted: "Bewaard. We meten je bezoek.", refused: "Bewaard. We meten niets." },
};

export type ConsentMessages = typeof nl;

const en: ConsentMessages = {
  title: "You choose what we measure",
  text: "May we measure which pages work well? If you say yes, Google Tag Manager loads: it sets cookies and passes your visit on to Google. Your choice holds for 180 days; change it any time, at the bottom of every page.",
  refuse: "No, thank you",
  accept: "Yes, you may",
  now: {
    granted: "We are measuring your visit. Choose no and that stops at once, and we clear the cookies used for it.",
    refused: "We are measuring nothing.",
  },
  asked: "There is a question at the top of the page: may we measure your visit?",
  kept: { granted: "Saved. We measure your visit.", refused: "Saved. We measure nothing." },
};

export const consentMessages: Record<Locale, ConsentMessages> = { nl, en };
