import { CheckoutPage } from "#app/features/checkout/checkout-page.tsx";
import { StopPage } from "#app/features/checkout/stop-page.tsx";
import { formAnchor } from "#app/features/forms/form-view-data.ts";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";
import type { loadCheckout } from "./load-checkout.server.ts";

type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>["data"];

/** The checkout page, or the reason why the checkout isn't possible. */
export function Checkout({ data: { stop, checkout } }: { data: CheckoutData }) {
  if (stop !== null) return <StopPage data={stop} />;
  if (checkout === null) return null;
  const { account, view, form, hidden } = checkout;
  return (
    <CheckoutPage
      data={view}
      account={account}
      formId={formAnchor(form.form)}
      renderForm={(slots) => <OwnForm data={form} action={view.path} hidden={hidden} {...slots} />}
    />
  );
}
