import { posterPath } from "#app/domain/poster-path.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { posterMessages } from "#app/i18n/messages/posters.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import styles from "./posters.module.css";

interface MissingPosterProps {
  year: number;
  note: string | null;
  /** Where a visitor can report it; `null` shows the frame without a link. */
  wantedUrl: string | null;
}

/** A dashed frame where a poster should hang. */
export function MissingPoster({ year, note, wantedUrl }: MissingPosterProps) {
  const words = posterMessages[useLocale()];
  const text = (
    <>
      <b>{year}</b> {note ?? words.missing}
    </>
  );

  if (wantedUrl === null) return <p className={styles.missing}>{text}</p>;
  return (
    <AppLink to={posterPath(wantedUrl, year)} className={styles.missing}>
      {text}
    </AppLink>
  );
}
