import type { BlockProps, ViewBlockOf } from "#app/blocks/view-block.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import card from "#app/ui/card.module.css";
import { CardGrid } from "#app/ui/card-grid.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./cards.module.css";

type Card = ViewBlockOf<"blocks.cards">["cards"][number];

/** Cards that each link to a page, with text on a coloured panel below the picture. */
export function Cards({ block: { title, intro, cards } }: BlockProps<"blocks.cards">) {
  if (cards.length === 0) return null;

  return (
    <section className="section wrap">
      {title || intro ? (
        <div className={styles.head}>
          {title ? <h2 className="d3">{title}</h2> : null}
          {intro ? <p className="lead muted">{intro}</p> : null}
        </div>
      ) : null}
      <CardGrid items={cards} keyOf={({ url, title: name }) => `${url} ${name}`}>
        {(item, isLarge) => <CardLink item={item} isLarge={isLarge} level={title ? 3 : 2} />}
      </CardGrid>
    </section>
  );
}

interface CardLinkProps {
  item: Card;
  isLarge: boolean;
  level: number;
}

function CardLink({ item: { title, text, image, url, colour }, isLarge, level }: CardLinkProps) {
  const share = isLarge ? "50vw" : "33vw";
  return (
    <div className={`field ${card.card} ${styles.card}`} data-colour={colour}>
      {image ? (
        <div className={card.picture}>
          <Picture image={image} sizes={`(min-width: 64rem) ${share}, (min-width: 48rem) 50vw, 100vw`} isDecorative />
        </div>
      ) : null}
      <div className={styles.text}>
        <Heading level={level} className="h3">
          <AppLink to={url} className={card.link}>
            {title}
          </AppLink>
        </Heading>
        {text ? <p>{text}</p> : null}
      </div>
    </div>
  );
}
