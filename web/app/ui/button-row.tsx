import styles from "./button-row.module.css";
import { ButtonLink } from "./button-link.tsx";
import { IndexedItems } from "./in-order.tsx";

interface ButtonRowProps {
  buttons: readonly { label: string; url: string; style: "filled" | "outline" }[];
}

/** Renders an editor's buttons in a row. */
export function ButtonRow({ buttons }: ButtonRowProps) {
  if (buttons.length === 0) return null;

  return (
    <div className={`actions ${styles.row}`}>
      <IndexedItems items={buttons}>
        {({ label, url, style }) =>
          style === "filled" ? (
            <ButtonLink to={url} icon="arrow">
              {label}
            </ButtonLink>
          ) : (
            <ButtonLink to={url} fill="line">
              {label}
            </ButtonLink>
          )
        }
      </IndexedItems>
    </div>
  );
}
