import type { CSSProperties } from "react";
import { formatDayRange } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { seasonPosterMessages } from "#app/i18n/messages/season-poster.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import card from "#app/ui/card.module.css";
import { Picture } from "#app/ui/picture.tsx";
import { PriceFrom } from "#app/ui/price-from.tsx";
import type { PosterEvent, SeasonPosterData } from "./season-poster-data.ts";
import styles from "./season-poster.module.css";

/** Season poster: a coloured band for each event, as high as its weight. It scales from a phone to paper. */
export function SeasonPoster({ poster: { year, bands, sender, place } }: { poster: SeasonPosterData }) {
  const locale = useLocale();
  const words = seasonPosterMessages[locale];
  const total = bands.reduce((sum, { weight }) => sum + weight, 0);
  const style: CSSProperties & Record<"--total", number> = { "--total": Math.max(12, total) };
  return (
    <article className={styles.poster} style={style} aria-label={words.title(year)}>
      <p className={styles.name}>{words.title(year)}</p>
      {bands.length === 0 ? <p className={styles.none}>{words.none}</p> : null}
      <ol className={styles.bands}>
        {bands.map((band) => (
          <Band key={band.path} band={band} />
        ))}
      </ol>
      <p className={styles.foot}>
        <b>{sender}</b>
        {place === null ? null : <span>{place}</span>}
      </p>
    </article>
  );
}

function Band({ band }: { band: PosterEvent }) {
  const locale = useLocale();
  const { heading, path, startsAt, endsAt, colour, cover, weight } = band;
  const { days, month } = formatDayRange(startsAt, endsAt, locale, band.otherYear);
  const style: CSSProperties & Record<"--weight", number> = { "--weight": weight };
  const look = weight > 3 ? `${styles.heavy} ${styles.lead}` : weight > 1 ? styles.heavy : "";
  return (
    <li className={`field ${card.card} ${styles.band} ${look}`} data-colour={colour} style={style}>
      <time className={`num ${styles.days}`} dateTime={startsAt}>
        <b>{days}</b> <small>{month}</small>
      </time>
      <h2 className={styles.title}>
        <AppLink to={path} className={card.link}>
          {heading}
        </AppLink>
      </h2>
      <BandPrice band={band} />
      {weight > 1 && cover !== null ? (
        <div className={styles.picture}>
          <Picture image={cover} sizes="(min-width: 64rem) 30rem, 50vw" isDecorative isEarly />
        </div>
      ) : null}
    </li>
  );
}

/** Shows the lowest price of an event, or why it isn't on sale; nothing while it has no price. */
function BandPrice({ band }: { band: PosterEvent }) {
  const { priceFromCents, phase } = band;
  if (phase === "closed") return <p className={styles.price}>{band.words}</p>;
  if (priceFromCents === null) return null;
  return (
    <p className={`num ${styles.price}`}>
      <PriceFrom cents={priceFromCents} />
    </p>
  );
}
