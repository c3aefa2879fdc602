import { MomentText } from "#app/blocks/timeline/moment-text.tsx";
import type { TimelineData } from "#app/blocks/timeline/timeline.server.ts";
import { TrackDrawing } from "#app/circuit/track-drawing.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { staticBlockMessages } from "#app/i18n/messages/static-blocks.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import styles from "./journey.module.css";
import type { TimelineLap } from "./lap-of-years.server.ts";
import href from "./style-sheet.css?url";

interface JourneyProps {
  data: TimelineData;
  level: number;
  isFirst: boolean;
}

/**
 * A long history as a lap: a list of years, and beside it a track on which scrolling drives from one year to the next.
 * The drawing says nothing that the list doesn't.
 */
export function TimelineOnLap({ data: { items, lap }, level, isFirst }: JourneyProps) {
  const locale = useLocale();
  return (
    <div className={`${styles.journey} ${lap ? styles.lap : ""}`}>
      <link rel="stylesheet" href={href} precedence="own" />
      {lap ? (
        <>
          <LapOfYears drawing={lap.wide} className={styles.wide} />
          <LapOfYears drawing={lap.tall} className={styles.tall} />
        </>
      ) : null}
      <ol className={styles.years}>
        <IndexedItems items={items}>
          {(moment, index) => (
            <li className={styles.moment}>
              <MomentText
                moment={moment}
                level={level}
                isEarly={isFirst && index === 0}
                place={wordsOf(lap?.places[index] ?? null, locale)}
              />
            </li>
          )}
        </IndexedItems>
      </ol>
    </div>
  );
}

function wordsOf(place: TimelineLap["places"][number] | null, locale: ReturnType<typeof useLocale>): string | null {
  if (place === null) return null;
  const words = staticBlockMessages[locale].timeline;
  const metres = formatNumber(place.metres, locale);
  if (place.metres === 0) return words.start;
  if (place.isFinish) return words.finish(metres);
  if (place.after !== null) return words.after(metres, place.after);
  return place.first === null ? words.along(metres) : words.before(metres, place.first);
}

function LapOfYears({
  drawing: { shape, marks, stretches },
  className,
}: {
  drawing: TimelineLap["wide"];
  className: string | undefined;
}) {
  const { line, thickness } = shape;
  return (
    <div className={className}>
      <TrackDrawing
        shape={shape}
        label={null}
        ground={<path d={line} stroke="#fff" strokeWidth={thickness + 5} strokeLinejoin="round" />}
      >
        <g className={styles.driven} strokeWidth={thickness / 2.5}>
          {stretches.map((stretch) => (
            <path key={stretch} d={stretch} pathLength="1" />
          ))}
        </g>
        <g className={styles.marks}>
          {marks.map(({ year, x, y, label }) => (
            <g key={year}>
              <path d={`M${x - 5} ${y + 9}l5-18h5l-5 18z`} />
              {label ? (
                <text x={label.x} y={label.y + 8}>
                  {year}
                </text>
              ) : null}
            </g>
          ))}
        </g>
      </TrackDrawing>
    </div>
  );
}
