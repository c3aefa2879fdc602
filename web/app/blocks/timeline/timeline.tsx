import { useId } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { staticBlockMessages } from "#app/i18n/messages/static-blocks.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { TimelineOnLap } from "./journey/journey.tsx";
import { MomentText } from "./moment-text.tsx";
import styles from "./timeline.module.css";

/**
 * History along a road, on a green panel. A short history is one row, which scrolls sideways on small screens; a long
 * one follows a lap of the track.
 */
export function Timeline({ block, isFirst }: BlockProps<"blocks.timeline">) {
  const { title, intro, link, data } = block;
  const { timeline } = staticBlockMessages[useLocale()];
  const titleId = useId();
  if (data.items.length === 0) return null;

  const level = title ? 3 : 2;
  const region = title ? { "aria-labelledby": titleId } : { "aria-label": timeline.scroll };
  return (
    <section className={`section ${styles.section} ${data.isLong ? styles.whole : ""}`}>
      <div className="wrap">
        <SectionHead title={title} size="d4" id={titleId} link={link} />
        {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
        {data.isLong ? (
          <TimelineOnLap data={data} level={level} isFirst={isFirst} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
          <div className={styles.scroll} role="region" tabIndex={0} {...region}>
            <ol className={styles.single}>
              <IndexedItems items={data.items}>
                {(moment, index) => (
                  <li className={styles.moment}>
                    <MomentText moment={moment} level={level} isEarly={isFirst && index === 0} />
                  </li>
                )}
              </IndexedItems>
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}
