import type { PanelText } from "../panel-text.ts";

const date = { timeZone: "UTC", weekday: "short", day: "numeric", month: "long" } as const;
const formats = { nl: new Intl.DateTimeFormat("nl-NL", date), en: new Intl.DateTimeFormat("en-GB", date) };

/** Formats a day, `YYYY-MM-DD`, for a sentence: `za 27 juni`. */
export function dayName(language: keyof PanelText, day: string): string {
  return formats[language].format(new Date(`${day}T00:00:00Z`));
}
