"use client";

import { useState } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { posterMessages } from "#app/i18n/messages/posters.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { DecadeFilter } from "./decade-filter.tsx";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { LazyLightbox } from "#app/ui/lightbox/lazy-lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PictureLink } from "#app/ui/picture-link.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./posters.module.css";
import { posterPath } from "#app/domain/filled-form-path.ts";

const columnsOfPhone = 2;
const columnsOfScreen = 6;
const sizes = "(min-width: 64rem) 15vw, (min-width: 48rem) 30vw, 45vw";

/** Wall of posters, which open in a full-screen viewer; frames of missing years link to a form to report one. */
export function Posters({ block, isFirst }: BlockProps<"blocks.posters">) {
  const { title, intro, link, wantedUrl } = block;
  const { posters: data, filter } = block.data;
  const [shown, setShown] = useState<number | null>(null);
  const words = posterMessages[useLocale()];
  // The viewer holds only posters with a picture, so its index skips missing years.
  const placeOf = (index: number) => data.slice(0, index).filter(({ image }) => image !== null).length;
  const pictures = data.flatMap(({ image, ...poster }) => (image ? [{ ...image, caption: captionOf(poster) }] : []));
  if (data.length === 0) return null;

  return (
    <section className={`section dark ${styles.wall}`}>
      <div className="wrap">
        <SectionHead title={title} size="d4" link={link} />
        {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
        {filter ? <DecadeFilter filter={filter} shown={data.length} headingLevel={title ? 3 : 2} /> : null}
        <ul className={`${styles.posters} ${data.length < columnsOfScreen ? styles.few : ""}`}>
          <IndexedItems items={data}>
            {({ image, year, artist, note }, index) => (
              <li>
                {image ? (
                  <PictureLink href={image.url} className={styles.poster} onOpen={() => setShown(placeOf(index))}>
                    <Picture image={image} sizes={sizes} isEarly={isFirst && index < columnsOfPhone} />
                    <span className="num">{artist ? `${year}, ${artist}` : year}</span>
                  </PictureLink>
                ) : (
                  <MissingPoster year={year} note={note} wantedUrl={wantedUrl} />
                )}
              </li>
            )}
          </IndexedItems>
          {filter && wantedUrl ? (
            <li className={styles.rest}>
              <AppLink to={wantedUrl}>{words.attic}</AppLink>
            </li>
          ) : null}
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

interface MissingPosterProps {
  year: number;
  note: string | null;
  /** URL of the form to report the poster; `null` shows the frame without a link. */
  wantedUrl: string | null;
}

function MissingPoster({ year, note, wantedUrl }: MissingPosterProps) {
  const words = posterMessages[useLocale()];
  const text = (
    <>
      <b>{year}</b> {note ?? words.missing}
    </>
  );

  if (wantedUrl === null) return <p className={styles.missing}>{text}</p>;
  return (
    <AppLink to={posterPath(wantedUrl, year)} className={styles.missing}>
      {text}
    </AppLink>
  );
}
