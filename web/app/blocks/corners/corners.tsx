import type { BlockProps } from "#app/blocks/view-block.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { fitsInfield } from "./infield-words.ts";
import { CornerDescriptions } from "./corner-descriptions.tsx";
import { cornerMessages } from "#app/i18n/messages/corners.ts";
import { NumberedTrack } from "./numbered-track.tsx";
import styles from "./corners.module.css";
import href from "./style-sheet.css?url";

/**
 * Shows the track as wide as the page, with corner numbers that link to the descriptions below it; the title stands
 * inside the lap if it fits. Without a published circuit only the texts show.
 */
export function Corners({ block, isFirst }: BlockProps<"blocks.corners">) {
  const { title, intro, buttons, roundTitle, roundIntro, data } = block;
  const words = cornerMessages[useLocale()];
  const isInside = data?.hasInfield === true && fitsInfield(block);
  return (
    <>
      <link rel="stylesheet" href={href} precedence="own" />
      <section className={`field ${styles.opening} ${isInside ? styles.infield : ""}`} data-colour="primary">
        <div className={styles.stage}>
          <div className={styles.words}>
            <Heading level={isFirst ? 1 : 2} className="d4">
              {title}
            </Heading>
            {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
            <ButtonRow buttons={buttons} />
          </div>
          {data ? (
            <>
              <NumberedTrack
                shape={data.wide}
                marks={data.wideMarks}
                corners={data.corners}
                label={words.track(data.name)}
                className={styles.wide}
              />
              <NumberedTrack
                shape={data.tall}
                marks={data.tallMarks}
                corners={data.corners}
                label={words.turnedTrack(data.name)}
                className={styles.tall}
              />
            </>
          ) : null}
        </div>
      </section>
      <div className={`kerb ${styles.edge}`} />
      {data ? <CornerDescriptions data={data} title={roundTitle ?? words.round} intro={roundIntro} /> : null}
    </>
  );
}
