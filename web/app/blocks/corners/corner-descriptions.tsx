import { viewPath } from "@circuit/contract/urls/own-paths";
import { useId } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cornerMessages } from "#app/i18n/messages/corners.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { cornerAnchor } from "./corner-anchor.ts";
import type { CornerFacts, CornersData } from "./corners.server.ts";
import styles from "./corners.module.css";

interface CornerRoundProps {
  data: CornersData;
  title: string;
  intro: string | null;
}

/** Describes each corner in the order of a lap, with its shape; all shapes have the same scale. */
export function CornerDescriptions({ data: { corners, bends }, title, intro }: CornerRoundProps) {
  const titleId = useId();
  return (
    <section className="section wrap" aria-labelledby={titleId}>
      <div className="section-head">
        <h2 className="d3" id={titleId}>
          {title}
        </h2>
        {intro ? <p className={`muted ${styles.how}`}>{intro}</p> : null}
      </div>
      <ol className={styles.round}>
        {corners.map((corner) => (
          <li key={corner.number} id={cornerAnchor(corner.number)} className={styles.corner}>
            <Corner corner={corner} bends={bends} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Corner({ corner, bends }: { corner: CornerFacts; bends: CornersData["bends"] }) {
  const locale = useLocale();
  const words = cornerMessages[locale];
  const { number, name, story, turn, radiusMetres, angleDegrees, record } = corner;
  return (
    <>
      <div className={styles.head}>
        <h3 className="h3">
          <span className={`num ${styles.number}`}>
            <span className="visually-hidden">{words.cornerNumber} </span>
            {number}
          </span>
          {name}
        </h3>
        <Bend bend={corner.bend} {...bends} />
      </div>
      {story ? <p className={styles.story}>{story}</p> : null}
      <dl className={styles.facts}>
        <div>
          <dt>{words.radius}</dt>
          <dd>{words.bend(formatNumber(radiusMetres, locale), formatNumber(angleDegrees, locale), turn)}</dd>
        </div>
        {record ? (
          <div>
            <dt>{words.record}</dt>
            <dd>{words.speed(formatNumber(record.kilometresPerHour, locale), record.holder, record.year)}</dd>
          </div>
        ) : null}
      </dl>
      <CornerLinks corner={corner} />
    </>
  );
}

/** Links to the map with the corner selected, and to the view from the nearest grandstand that sees the corner. */
function CornerLinks({ corner: { name, map, stand } }: { corner: CornerFacts }) {
  const locale = useLocale();
  const words = cornerMessages[locale];
  return (
    <p className={styles.links}>
      {map === null ? null : (
        <AppLink to={map} className="text-link" aria-label={words.onMapOf(name)}>
          {words.onMap}
        </AppLink>
      )}
      {stand ? (
        <AppLink to={viewPath(stand.id, locale)} className="text-link">
          <Icon name="eye" />
          {words.from(stand.name)}
        </AppLink>
      ) : null}
    </p>
  );
}

/** Drawing of a corner, hidden from screen readers because the facts beside it say the same. */
function Bend({ bend, reach, thickness }: { bend: CornerFacts["bend"] } & CornersData["bends"]) {
  return (
    <svg
      className={styles.bend}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      fill="none"
      aria-hidden="true"
    >
      <path className={styles.kerbs} d={bend.kerbs} strokeWidth="7" strokeDasharray="7" />
      <path d={bend.line} stroke="currentColor" strokeWidth={thickness} />
      <path d={bend.arrow} fill="currentColor" />
    </svg>
  );
}
