"use client";

import { useState } from "react";
import { PictureCaption } from "#app/blocks/picture-caption.tsx";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { LazyLightbox } from "#app/ui/lightbox/lazy-lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PictureLink } from "#app/ui/picture-link.tsx";
import styles from "./gallery.module.css";

/** Pictures in groups of three, one large and two stacked beside it. Each opens in a full-screen viewer. */
export function Gallery({ block: { title, images }, isFirst }: BlockProps<"blocks.gallery">) {
  const { pictures } = useMessages().blocks;
  const [shown, setShown] = useState<number | null>(null);
  if (images.length === 0) return null;

  return (
    <section className="section wrap">
      {title ? (
        <div className={`section-head ${styles.head}`}>
          <h2 className="d3">{title}</h2>
          <p className="muted num">{pictures.count(images.length)}</p>
        </div>
      ) : null}
      <div className={styles.gallery}>
        <IndexedItems items={images}>
          {(image, index) => (
            <figure>
              <PictureLink href={image.url} className={styles.picture} onOpen={() => setShown(index)}>
                <Picture image={image} sizes={sizesOf(index)} isEarly={isFirst && index === 0} />
                <Icon name="plus" className={`icon ${styles.corner}`} />
              </PictureLink>
              <PictureCaption image={image} />
            </figure>
          )}
        </IndexedItems>
      </div>
      <LazyLightbox pictures={images} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
    </section>
  );
}

function sizesOf(index: number): string {
  return index % 3 === 0 ? "(min-width: 64rem) 66vw, 100vw" : "(min-width: 64rem) 33vw, 50vw";
}
