import type { CSSProperties } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./hero.module.css";

/**
 * Phones cut the picture to its right half, so it is drawn wider than the screen
 * (up to 118vw high, times 16:9). The denser a screen, the less it claims: pixels that
 * nobody sees would be most of the page's bytes.
 */
const sizes = "(min-width: 64rem) 100vw, (min-resolution: 2.5dppx) 67vw, (min-resolution: 1.5dppx) 100vw, 200vw";

/**
 * Opening banner: a wide picture with the title on an asphalt panel, below the
 * picture on phones. Opens the page with its only h1; further down it is a section.
 * Words and buttons stay when the picture is gone.
 */
export function Hero({ block, isFirst }: BlockProps<"blocks.hero">) {
  const { kicker, title, intro, image, buttons } = block;
  const letters = longestWord(title);
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

/** How many letters the longest word of a title has. */
function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]+/u).map(({ length }) => length));
}
