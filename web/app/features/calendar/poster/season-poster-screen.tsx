import { useLocale } from "#app/i18n/messages-context.tsx";
import { seasonPosterMessages } from "#app/i18n/messages/season-poster.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SeasonPosterData } from "./season-poster-data.ts";
import styles from "./season-poster.module.css";
import { SeasonPoster } from "./season-poster.tsx";

interface SeasonPosterScreenProps {
  poster: SeasonPosterData;
  crumbs: readonly { title: string; path: string }[];
}

/** Page of the season poster with an intro and a print button. Only the poster itself is printed. */
export function SeasonPosterScreen({ poster, crumbs }: SeasonPosterScreenProps) {
  const words = seasonPosterMessages[useLocale()];
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <div>
          <Breadcrumbs parents={crumbs} current={words.heading} />
          <h1 className="d2">{words.heading}</h1>
          <p>{words.intro}</p>
        </div>
        <button type="button" className={`${buttonClass({ fill: "ink" })} ${styles.print}`} onClick={() => print()}>
          {words.print}
          <Icon name="print" />
        </button>
      </div>
      <SeasonPoster poster={poster} />
    </div>
  );
}
