import { stayListMessages } from "#app/i18n/messages/stay-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { StaySummary } from "#app/ui/stay-card.tsx";

interface StayWordsProps {
  stay: StaySummary;
  headingLevel: number;
  /** CSS classes of the wrapper, the name and the list of facilities. */
  looks: { words: string | undefined; name: string; facilities: string | undefined };
}

/** Renders the name, summary and facilities of an accommodation. */
export function StayWords({ stay: { title, summary, facilities }, headingLevel, looks }: StayWordsProps) {
  const words = stayListMessages[useLocale()];
  return (
    <div className={looks.words}>
      <Heading level={headingLevel} className={looks.name}>
        {title}
      </Heading>
      {summary ? <p>{summary}</p> : null}
      {facilities.length > 0 ? (
        <p className={looks.facilities}>
          <b>{words.facilities}:</b> {facilities.join(" · ")}
        </p>
      ) : null}
    </div>
  );
}
