import type { ReactNode } from "react";
import { AppLink } from "./app-link.tsx";
import card from "./card.module.css";
import { Heading } from "./heading.tsx";
import styles from "./numeral-card.module.css";
import { Picture, type PictureSource } from "./picture.tsx";

interface NumeralCardProps {
  title: string;
  /** Where the whole card leads; `null` for a card that is no link. */
  path: string | null;
  headingLevel: number;
  picture: PictureSource | null;
  /** Brand colour of the field below the picture. */
  colour: string;
  /** Large text beside the title: a date or a price; `null` for none. */
  numeral: ReactNode;
  /** Prices are set smaller than dates. */
  isPrice?: boolean | undefined;
  /** Takes half of the grid's width instead of a third. */
  isLarge?: boolean | undefined;
  /** The first of a page: its picture is loaded early. */
  isFirst?: boolean | undefined;
  /** Lines below the title. */
  children: ReactNode;
  /** Content at full width below numeral and title. */
  footer?: ReactNode;
}

/** Characters of a word that fit beside a numeral on a phone. */
const roomyWord = 12;

/** A picture above a full colour field with a huge condensed numeral. The title is the card's one link. */
export function NumeralCard({
  title,
  path,
  headingLevel,
  picture,
  colour,
  numeral,
  children,
  footer,
  ...look
}: NumeralCardProps) {
  // A dense phone claims less than its width: the difference isn't visible,
  // and a list of cards is most of a page's bytes.
  const onPhones = "(min-resolution: 2.5dppx) 54vw, (min-resolution: 1.5dppx) 80vw, 100vw";
  const sizes = `(min-width: 64rem) ${look.isLarge ? 50 : 33}vw, (min-width: 48rem) 50vw, ${onPhones}`;
  const size = [look.isPrice ? styles.price : "", look.isLarge ? styles.large : ""].join(" ");
  const isLong = title.split(/\s/u).some((word) => word.length > roomyWord);

  return (
    <div className={`field ${card.card} ${styles.card} ${size}`} data-colour={colour}>
      <div className={`${card.picture} ${styles.picture}`}>
        {picture ? <Picture image={picture} sizes={sizes} isPriority={look.isFirst} /> : null}
      </div>
      <div className={styles.text}>
        {numeral === null ? null : <div className={`num ${styles.numeral}`}>{numeral}</div>}
        <div className={isLong ? `${styles.words} ${styles.long}` : styles.words}>
          <Heading level={headingLevel} className="h3">
            {path === null ? (
              title
            ) : (
              <AppLink to={path} className={card.link}>
                {title}
              </AppLink>
            )}
          </Heading>
          {children}
        </div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </div>
  );
}
