"use client";

import { useId } from "react";
import type { BlockProps, ViewBlockOf } from "#app/blocks/view-block.ts";
import { formatDay, formatPeriod, formatTime } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import styles from "./countdown-section.module.css";

/** Countdown on a coloured panel, with the date in words beside it for visitors without scripts. */
export function CountdownSection({ block: { title, text, colour, buttons, data } }: BlockProps<"blocks.countdown">) {
  const titleId = useId();
  const { countdown } = useMessages().blocks;
  const own = data?.path ? [{ label: countdown.toEvent, url: data.path, style: "filled" as const }] : [];

  return (
    <section className={`field ${styles.section}`} data-colour={colour}>
      <div className={styles.clock}>
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        {data ? <Countdown {...data} labelledBy={titleId} /> : null}
      </div>
      <div className={styles.text}>
        {data || text ? (
          <p className="lead">
            {data ? <When data={data} /> : null} {text}
          </p>
        ) : null}
        <ButtonRow buttons={buttons.length > 0 ? buttons : own} />
      </div>
    </section>
  );
}

function When({ data: { startsAt, endsAt } }: { data: NonNullable<ViewBlockOf<"blocks.countdown">["data"]> }) {
  const locale = useLocale();
  const words = endsAt
    ? formatPeriod(startsAt, endsAt, locale)
    : `${formatDay(startsAt, locale)}, ${formatTime(startsAt, locale)}`;
  return <time dateTime={startsAt}>{words}.</time>;
}
