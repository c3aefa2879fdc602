import type { BrandColour } from "@circuit/contract/field";
import type { ReactNode } from "react";
import href from "./style-sheet.css?url";
import styles from "./form-stage.module.css";

interface FormStageProps {
  /** HTML id for links that preset fields of the form. */
  id: string | undefined;
  colour: BrandColour;
  /** Help beside the form; `null` for none. */
  aside: ReactNode;
  isFirst: boolean;
  children: ReactNode;
}

/** Form with a coloured panel beside it, up to the edge of the page, for help on filling it in. */
export function FormStage({ id, colour, aside, isFirst, children }: FormStageProps) {
  return (
    <>
      <link rel="stylesheet" href={href} precedence="own" />
      {aside === null ? (
        <section className="section wrap" id={id}>
          {children}
        </section>
      ) : (
        <section className={`${styles.stage} ${isFirst ? styles.first : ""}`} id={id}>
          <div className={styles.form}>{children}</div>
          <aside className={`field ${styles.aside}`} data-colour={colour}>
            <div className={styles.help}>{aside}</div>
          </aside>
        </section>
      )}
    </>
  );
}
