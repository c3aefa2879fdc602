import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";

/** The way from cart to tickets: the cart is done and can be gone back to, the details are now. */
export function CheckoutSteps({ cartPath }: { cartPath: string }) {
  const { label, names, done } = checkoutMessages[useLocale()].steps;
  const [cart, details, ...later] = names;

  return (
    <ol className="co-steps" aria-label={label}>
      <li data-done="">
        <b className="num" aria-hidden="true">
          1
        </b>
        <a href={cartPath}>
          {cart} <span className="visually-hidden">({done})</span>
        </a>
      </li>
      <li aria-current="step">
        <b className="num" aria-hidden="true">
          2
        </b>
        <span>{details}</span>
      </li>
      {later.map((name, index) => (
        <li key={name}>
          <b className="num" aria-hidden="true">
            {index + 3}
          </b>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
