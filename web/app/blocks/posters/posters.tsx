import { useState } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InOrder } from "#app/ui/in-order.tsx";
import { LazyLightbox } from "#app/ui/lazy-lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PictureLink } from "#app/ui/picture-link.tsx";
import { MissingPoster } from "./missing-poster.tsx";
import styles from "./posters.module.css";

/** The poster wall: posters open on the full screen, missing years ask for help. */
export function Posters({ block: { title, intro, link, wantedUrl, data } }: BlockProps<"blocks.posters">) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures = data.flatMap(({ image, ...poster }) => (image ? [{ ...image, caption: captionOf(poster) }] : []));
  if (data.length === 0) return null;

  return (
    <section className={`section ${styles.wall}`}>
      <div className="wrap">
        {title || link ? (
          <div className="section-head">
            {title ? <h2 className="d4">{title}</h2> : null}
            {link ? (
              <AppLink to={link.url} className="text-link">
                {link.label}
                <Icon name="arrow" />
              </AppLink>
            ) : null}
          </div>
        ) : null}
        {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
        <ul className={styles.posters}>
          <InOrder items={data}>
            {({ image, year, artist, note }, index) => (
              <li>
                {image ? (
                  <PictureLink href={image.url} className={styles.poster} onOpen={() => setShown(index)}>
                    <Picture image={image} sizes="(min-width: 64rem) 15vw, (min-width: 48rem) 30vw, 45vw" />
                    <span className="num">{artist ? `${year}, ${artist}` : year}</span>
                  </PictureLink>
                ) : (
                  <MissingPoster year={year} note={note} wantedUrl={wantedUrl} />
                )}
              </li>
            )}
          </InOrder>
        </ul>
      </div>
      <LazyLightbox pictures={pictures} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
    </section>
  );
}

function captionOf({ year, artist, note }: { year: number; artist: string | null; note: string | null }): string {
  const name = artist ? `${year}, ${artist}` : String(year);
  return note ? `${name}. ${note}` : name;
}
