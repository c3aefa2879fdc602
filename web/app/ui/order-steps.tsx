import styles from "./order-steps.module.css";

interface OrderStepsProps {
  label: string;
  steps: readonly string[];
  /** Position of the step that the visitor is at. */
  current: number;
}

/** The steps of an order. A free one skips the third, the payment. */
export function stepsOf(names: readonly string[], isFree: boolean): readonly string[] {
  return isFree ? names.toSpliced(2, 1) : names;
}

/** How far an order is: leaning boxes with a number, the present one filled. On phones only that one shows its name. */
export function OrderSteps({ label, steps, current }: OrderStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? "step" : undefined}>
          <b>{index + 1}</b>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
