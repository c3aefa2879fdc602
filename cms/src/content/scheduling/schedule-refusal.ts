import type { ScheduledDraft } from "./scheduled-drafts.ts";

const named = {
  nl: new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Amsterdam" }),
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Amsterdam" }),
};

const languages: Record<string, { nl: string; en: string }> = {
  nl: { nl: "het Nederlands", en: "Dutch" },
  en: { nl: "het Engels", en: "English" },
};

/**
 * Returns why an article isn't saved because it is scheduled, in the languages of the panel.
 *
 * @param reason - `own`: the user may not publish this draft; `shared`: nor another language, whose date they would
 *   move; `due`: another language would appear at once, or never.
 */
export function scheduleRefusal(
  reason: "own" | "shared" | "due",
  { locale, publishedOn }: ScheduledDraft,
): { nl: string; en: string } {
  const { nl, en } = languages[locale] ?? { nl: locale, en: locale };
  const [dutchMoment, englishMoment] = [named.nl.format(publishedOn), named.en.format(publishedOn)];
  switch (reason) {
    case "own":
      return {
        nl: "Dit bericht is ingepland en verschijnt vanzelf. Vraag een redacteur om eerst op ‘Toch niet vanzelf publiceren’ te drukken; daarna kun je het weer wijzigen.",
        en: "This article is scheduled and appears by itself. Ask an editor to press ‘Don’t publish by itself’ first; then you can change it again.",
      };
    case "shared":
      return {
        nl: `In ${nl} is dit bericht ingepland, en beide talen hebben dezelfde datum. Laat ‘Datum van het bericht’ zoals het was, of vraag een redacteur om daar eerst op ‘Toch niet vanzelf publiceren’ te drukken.`,
        en: `This article is scheduled in ${en}, and both languages have the same date. Leave ‘Datum van het bericht’ as it was, or ask an editor to press ‘Don’t publish by itself’ there first.`,
      };
    case "due":
      return {
        nl: `In ${nl} is dit bericht ingepland voor ${dutchMoment}, en beide talen hebben dezelfde datum. Druk daar eerst op ‘Toch niet vanzelf publiceren’, of kies een datum die nog komt.`,
        en: `This article is scheduled in ${en} for ${englishMoment}, and both languages have the same date. Press ‘Don’t publish by itself’ there first, or choose a date to come.`,
      };
    default:
      return reason satisfies never;
  }
}
