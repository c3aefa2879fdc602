import type { ReactNode } from "react";
import styles from "./detail-hero.module.css";
import { Picture, type PictureSource } from "./picture.tsx";

interface DetailHeroProps {
  /** Brand colour of the panel; absent for the page's background. */
  colour?: string | undefined;
  breadcrumbs: ReactNode;
  picture: PictureSource | null;
  children: ReactNode;
}

/** Opening of a detail page: text on a coloured panel, with a picture beside it. */
export function DetailHero({ colour, breadcrumbs, picture, children }: DetailHeroProps) {
  return (
    <>
      <section className={`${colour ? "field" : ""} ${picture ? styles.split : ""}`} data-colour={colour}>
        <div className={styles.text}>
          {breadcrumbs}
          <div className={styles.words}>{children}</div>
        </div>
        {picture ? (
          <Picture image={picture} sizes="(min-width: 64rem) 50vw, 100vw" className={styles.picture} isPriority />
        ) : null}
      </section>
      <div className="kerb" />
    </>
  );
}
