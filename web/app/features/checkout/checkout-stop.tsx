import type { Locale } from "@circuit/contract/locales";
import { changedEventMessages } from "#app/i18n/messages/changed-event.ts";
import { otherBrowserMessages } from "#app/i18n/messages/other-browser.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { checkoutInputs, checkoutIntents } from "./checkout-outcome.ts";
import type { CheckoutStopData } from "./checkout-view-data.ts";

/** Title of the page when the checkout can't continue. */
export function stopTitle(kind: CheckoutStopData["kind"], locale: Locale): string {
  if (kind === "moved" || kind === "postponed" || kind === "cancelled")
    return changedEventMessages[locale].heading[kind];
  if (kind === "otherBrowser") return otherBrowserMessages[locale].title;
  const { expired, problems } = checkoutMessages[locale];
  return kind === "expired" ? expired.title : problems[kind].title;
}

/** Replaces a checkout that can't continue: says why, and has a button that resubmits what was typed. */
export function CheckoutStop({ data }: { data: CheckoutStopData }) {
  const { kind, path, off, cartPath, sent, canBeginAgain } = data;
  const locale = useLocale();
  const { expired, problems, retry } = checkoutMessages[locale];
  const { keepMode } = useAppMode();
  if (kind === "moved" || kind === "postponed" || kind === "cancelled") {
    const { notOrdered, unpaidOrder } = changedEventMessages[locale];
    return (
      <EndedCheckout kind={kind} why={[...off.map(unpaidOrder[kind]), notOrdered].join(" ")} cartPath={cartPath} />
    );
  }
  if (kind === "otherBrowser")
    return <EndedCheckout kind={kind} why={otherBrowserMessages[locale].text} cartPath={cartPath} />;
  if (kind === "expired" && !canBeginAgain) return <EndedCheckout kind={kind} why={expired.text} cartPath={cartPath} />;
  const isExpired = kind === "expired";
  const { title, text } = isExpired ? expired : problems[kind];

  return (
    <section className="wrap co-stop">
      <h1 className="d3">{title}</h1>
      <p className="lead">{text}</p>
      {isExpired ? <p>{expired.kept}</p> : null}
      <div className="actions">
        <form method="post" action={keepMode(path)}>
          <IndexedItems items={sent}>
            {({ name, value }) => <input type="hidden" name={name} value={value} />}
          </IndexedItems>
          <button
            type="submit"
            className={buttonClass({})}
            name={isExpired ? checkoutInputs.intent : undefined}
            value={isExpired ? checkoutIntents.again : undefined}
          >
            {isExpired ? expired.again : retry}
            <Icon name="arrow" />
          </button>
        </form>
        {isExpired ? (
          <a href={cartPath} className={buttonClass({ fill: "line" })}>
            {expired.cart}
          </a>
        ) : null}
      </div>
    </section>
  );
}

/** Says why this browser can't continue the checkout, and links to its cart. */
function EndedCheckout({ kind, why, cartPath }: Pick<CheckoutStopData, "kind" | "cartPath"> & { why: string }) {
  const locale = useLocale();

  return (
    <section className="wrap co-stop">
      <h1 className="d3">{stopTitle(kind, locale)}</h1>
      <p className="lead">{why}</p>
      <div className="actions">
        <a href={cartPath} className={buttonClass({})}>
          {checkoutMessages[locale].expired.cart}
          <Icon name="arrow" />
        </a>
      </div>
    </section>
  );
}
