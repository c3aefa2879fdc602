import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { stepsOf } from "#app/ui/order-steps.tsx";
import { useLocale } from "#app/i18n/messages-context.tsx";

/** The way from cart to tickets: the cart is done and can be gone back to, the details are now. */
export function CheckoutSteps({ cartPath, isFree }: { cartPath: string; isFree: boolean }) {
  const { label, names: all, done } = checkoutMessages[useLocale()].steps;
  const names = stepsOf(all, isFree);

  return (
    <ol className="co-steps" aria-label={label}>
      {names.map((name, index) => (
        <li key={name} data-done={index === 0 ? "" : undefined} aria-current={index === 1 ? "step" : undefined}>
          <b className="num" aria-hidden="true">
            {index + 1}
          </b>
          {index === 0 ? (
            <a href={cartPath}>
              {name} <span className="visually-hidden">({done})</span>
            </a>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
