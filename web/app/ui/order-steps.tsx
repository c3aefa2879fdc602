import { useLocale } from "#app/i18n/messages-context.tsx";
import { orderStepsMessages } from "#app/i18n/messages/order-steps.ts";
import { AppLink } from "./app-link.tsx";
import styles from "./order-steps.module.css";

interface OrderStepsProps {
  /** Whether the order is free, and so has no third step, the payment. */
  isFree: boolean;
  /** Path of the cart, once that is done and the second step is the current one. */
  cartPath?: string;
}

/**
 * Progress of an order as numbered steps, the current one filled; the cart links back once it is done. Phones show only
 * the name of the current step.
 */
export function OrderSteps({ isFree, cartPath }: OrderStepsProps) {
  const { label, names, done } = orderStepsMessages[useLocale()];
  const current = cartPath === undefined ? 0 : 1;

  return (
    <ol className={styles.steps} aria-label={label}>
      {(isFree ? names.toSpliced(2, 1) : names).map((name, index) => (
        <li key={name} aria-current={index === current ? "step" : undefined}>
          <b className="num" aria-hidden="true">
            {index + 1}
          </b>
          {index === 0 && cartPath !== undefined ? (
            <AppLink to={cartPath}>
              {name} <span className="visually-hidden">({done})</span>
            </AppLink>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
