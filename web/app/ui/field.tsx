import { useId, type ReactNode } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

interface FieldProps {
  label: string;
  isSelect?: boolean | undefined;
  /** Renders the control with the id that the label refers to. */
  children: (id: string) => ReactNode;
}

/** Renders a label around its input. */
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
