import styles from "./button-row.module.css";
import { ButtonLink } from "./button-link.tsx";
import { InOrder } from "./in-order.tsx";

interface ButtonRowProps {
  buttons: readonly { label: string; url: string; style: "filled" | "outline" }[];
}

export function ButtonRow({ buttons }: ButtonRowProps) {
  if (buttons.length === 0) return null;

  return (
    <div className={`actions ${styles.row}`}>
      <InOrder items={buttons}>
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
      </InOrder>
    </div>
  );
}
