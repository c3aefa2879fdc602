import { stayListMessages } from "#app/i18n/messages/stay-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { StaySummary } from "#app/ui/stay-card.tsx";

interface StayWordsProps {
  stay: StaySummary;
  headingLevel: number;
  /** Classes of the whole, of the name and of what else there is. */
  looks: { words: string | undefined; name: string; facilities: string | undefined };
}

/** Text of a place to stay: its name, summary and facilities. */
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
