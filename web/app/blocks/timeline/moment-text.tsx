import { Heading } from "#app/ui/heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { TimelineData } from "./timeline.server.ts";
import styles from "./timeline.module.css";

interface MomentTextProps {
  moment: TimelineData["items"][number];
  level: number;
  isEarly: boolean;
  /** Text about the position on the lap; `null` for none. */
  place?: string | null;
}

/** Renders the year, title and text of a moment in the history. */
export function MomentText({ moment: { year, title, text, image }, level, isEarly, place = null }: MomentTextProps) {
  return (
    <>
      <time className={styles.year} dateTime={String(year)}>
        {year}
      </time>
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {text ? <p>{text}</p> : null}
      {place ? <p className={styles.place}>{place}</p> : null}
      {image ? <Picture image={image} sizes="11rem" className={styles.picture} isEarly={isEarly} /> : null}
    </>
  );
}
