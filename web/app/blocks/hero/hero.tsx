import type { CSSProperties } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./hero.module.css";

/**
 * Phones show the right half of the picture, so it's wider than the screen (up to 118vw high, in 16:9). Dense screens
 * claim fewer pixels: nobody sees the difference, but the bytes would be most of the page's.
 */
const sizes = "(min-width: 64rem) 100vw, (min-resolution: 2.5dppx) 67vw, (min-resolution: 1.5dppx) 100vw, 200vw";

/**
 * Opening banner: a wide picture with the title on a dark panel, on phones below the picture. As the first block it has
 * the page's only h1.
 */
export function Hero({ block, isFirst }: BlockProps<"blocks.hero">) {
  const { kicker, title, intro, image, buttons } = block;
  const letters = longestWordLength(title);
  const size: CSSProperties & Record<"--letters", number> = { "--letters": letters };

  return (
    <section className={styles.hero}>
      {image ? <Picture image={image} sizes={sizes} className={styles.picture} isPriority={isFirst} /> : null}
      <div className={styles.text}>
        {kicker ? <p className={`h3 ${styles.kicker}`}>{kicker}</p> : null}
        <Heading
          level={isFirst ? 1 : 2}
          className={`d5 ${letters > 11 ? styles.long : ""} ${styles.title}`}
          style={letters > 20 ? size : undefined}
        >
          {title}
        </Heading>
        {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
        <ButtonRow buttons={buttons} />
      </div>
    </section>
  );
}

/** Returns the length of the longest word in a title. */
function longestWordLength(title: string): number {
  return Math.max(...title.split(/[\s-]+/u).map(({ length }) => length));
}
