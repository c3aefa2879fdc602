import type { ReactNode } from "react";
import type { BrandColour } from "@circuit/contract/field";
import type { Image } from "@circuit/contract/media";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./split-banner.module.css";

interface SplitBannerProps {
  colour: BrandColour;
  /** `null` gives a banner with text only. */
  image: Image | null;
  isImageFirst?: boolean;
  /** Whether the banner opens the page: its picture then loads early. */
  isFirst: boolean;
  children: ReactNode;
}

/** Full-width banner: text on a coloured half, a picture that fills the other half. */
export function SplitBanner({ colour, image, isImageFirst = false, isFirst, children }: SplitBannerProps) {
  const side = isImageFirst ? styles.imageFirst : "";
  return (
    <section className={`field ${image ? styles.split : ""} ${side}`} data-colour={colour}>
      <div className={image ? styles.text : "section wrap"}>{children}</div>
      {image ? (
        <Picture image={image} sizes="(min-width: 64rem) 50vw, 100vw" className={styles.picture} isEarly={isFirst} />
      ) : null}
    </section>
  );
}
