import { useId, type ReactNode } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

interface FieldProps {
  label: string;
  /** Shows the arrow of a choice list. */
  isSelect?: boolean | undefined;
  /** The control, with the id its label points to. */
  children: (id: string) => ReactNode;
}

/** A control with its label above it. */
export function Field({ label, isSelect = false, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={isSelect ? styles.select : undefined}>
        {children(id)}
        {isSelect ? <Icon name="down" /> : null}
      </div>
    </div>
  );
}
