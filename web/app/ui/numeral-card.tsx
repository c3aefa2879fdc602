import type { ReactNode } from "react";
import { AppLink } from "./app-link.tsx";
import card from "./card.module.css";
import { Heading } from "./heading.tsx";
import styles from "./numeral-card.module.css";
import { Picture, type PictureSource } from "./picture.tsx";

interface NumeralCardProps {
  title: string;
  /** URL that the whole card links to; `null` for no link. */
  path: string | null;
  headingLevel: number;
  picture: PictureSource | null;
  /** Brand colour of the panel below the picture. */
  colour: string;
  /** Large digits beside the title, a date or a price; `null` for none. */
  numeral: ReactNode;
  /** Whether the digits are a price, which is smaller than a date. */
  isPrice?: boolean | undefined;
  /** Whether the card takes half of the grid's width instead of a third. */
  isLarge?: boolean | undefined;
  /** Whether it is the first card on the page: its picture then loads with high priority. */
  isFirst?: boolean | undefined;
  children: ReactNode;
  /** Content below digits and title, at full width. */
  footer?: ReactNode;
}

/** Longest word that fits beside the digits on a phone, in characters. */
const roomyWord = 12;

/** Card with a picture above a coloured panel with large digits. Its title is the only link. */
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
  // Dense screens claim fewer pixels: nobody sees the difference, but pictures of cards are most of a page's bytes.
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
