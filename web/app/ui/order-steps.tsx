import styles from "./order-steps.module.css";

interface OrderStepsProps {
  label: string;
  steps: readonly string[];
  current: number;
}

/** Returns the steps of an order; a free order skips the third step, the payment. */
export function stepsOf(names: readonly string[], isFree: boolean): readonly string[] {
  return isFree ? names.toSpliced(2, 1) : names;
}

/** Progress of an order as numbered steps, the current one filled. Phones show only the name of that one. */
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
