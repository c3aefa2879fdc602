import { useId } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { stillBlockMessages } from "#app/i18n/messages/still-blocks.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { InOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { TimelineData } from "./timeline-data.ts";
import styles from "./timeline.module.css";

/** How many moments fit on one stretch of road. */
const stretch = 6;

/**
 * The history along a road, on a pine field. A short one is a single stretch,
 * which scrolls sideways on small screens; a long one is a road that goes on
 * from row to row, and straight down on phones.
 */
export function Timeline({ block, isFirst }: BlockProps<"blocks.timeline">) {
  const { title, intro, link, data } = block;
  const { timeline } = stillBlockMessages[useLocale()];
  const titleId = useId();
  if (data.length === 0) return null;

  const region = title ? { "aria-labelledby": titleId } : { "aria-label": timeline.scroll };
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <SectionHead title={title} size="d4" id={titleId} link={link} />
        {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
        {data.length > stretch ? (
          <ol className={styles.road}>
            <Moments items={data} level={title ? 3 : 2} isFirst={isFirst} />
          </ol>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
          <div className={styles.scroll} role="region" tabIndex={0} {...region}>
            <ol className={`${styles.road} ${styles.single}`}>
              <Moments items={data} level={title ? 3 : 2} isFirst={isFirst} />
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}

function Moments({ items, level, isFirst }: { items: TimelineData; level: number; isFirst: boolean }) {
  return (
    <InOrder items={items}>
      {({ year, title, text, image }, index) => (
        <li className={styles.moment}>
          <time className={styles.year} dateTime={String(year)}>
            {year}
          </time>
          <Heading level={level} className={styles.title}>
            {title}
          </Heading>
          {text ? <p>{text}</p> : null}
          {image ? (
            <Picture image={image} sizes="11rem" className={styles.picture} isEarly={isFirst && index === 0} />
          ) : null}
        </li>
      )}
    </InOrder>
  );
}
