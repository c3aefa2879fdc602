import { PictureCaption } from "#app/blocks/picture-caption.tsx";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { RichText } from "#app/blocks/rich-text/rich-text.tsx";
import { SplitBanner } from "#app/blocks/split-banner.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./text-with-media.module.css";

/** Text beside a picture: on a coloured banner as wide as the page, or in columns without colour. */
export function TextWithMedia({ block, isFirst }: BlockProps<"blocks.text-with-media">) {
  const { title, content, image, imagePosition, colour, buttons } = block;
  const isImageFirst = imagePosition === "left";
  const text = (
    <>
      {title ? <h2 className={`d3 ${styles.title}`}>{title}</h2> : null}
      <RichText content={content} topLevel={title ? 3 : 2} />
      <ButtonRow buttons={buttons} />
    </>
  );

  if (colour !== null) {
    return (
      <SplitBanner colour={colour} image={image} isImageFirst={isImageFirst} isFirst={isFirst}>
        <div className={styles.onField}>{text}</div>
      </SplitBanner>
    );
  }
  if (image === null) return <section className="section wrap">{text}</section>;
  return (
    <section className={`section wrap ${styles.columns} ${isImageFirst ? styles.imageFirst : ""}`}>
      <div>{text}</div>
      <figure>
        <Picture image={image} sizes="(min-width: 64rem) 45vw, 100vw" className={styles.picture} isEarly={isFirst} />
        <PictureCaption image={image} />
      </figure>
    </section>
  );
}
