import { homePath } from "@circuit/contract/urls/paths";
import { orderMessages } from "#app/i18n/messages/order.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { ButtonLink, buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { isUnpaid, statusRules } from "./order-status.ts";
import { orderIntent } from "./order-view-data.ts";
import type { OrderViewData } from "./order-view.server.ts";

/** Buttons for the order's current status. */
export function OrderActions({ order }: { order: OrderViewData }) {
  const { status, path, isPaymentBlocked } = order;
  const locale = useLocale();
  const { keepMode } = useAppMode();
  const { buttons } = orderMessages[locale];
  const { errors } = useMessages();

  const { offers } = statusRules[status];
  const isBlocked = isPaymentBlocked && isUnpaid(status);
  if (offers === "files") return <FileActions order={order} />;
  if (offers === "payment" && !isBlocked) {
    return (
      <form method="post" action={keepMode(path)} className="actions or-noprint">
        <button type="submit" name={orderIntent.name} value={orderIntent.pay} className={buttonClass({ fill: "dark" })}>
          {status === "failed" ? buttons.again : buttons.pay}
          <Icon name="arrow" />
        </button>
        <CancelQuestion />
      </form>
    );
  }
  return (
    <div className="actions or-noprint">
      {offers === "new-order" && !isBlocked ? (
        <form method="post" action={keepMode(path)}>
          <button type="submit" name={orderIntent.name} value={orderIntent.again} className={buttonClass({})}>
            {buttons.newOrder}
            <Icon name="arrow" />
          </button>
        </form>
      ) : null}
      <ButtonLink to={homePath(locale)} fill="line">
        {errors.backHome}
      </ButtonLink>
    </div>
  );
}

/** Asks for confirmation before cancelling an order, which can't be undone. Works without scripts. */
function CancelQuestion() {
  const { buttons } = orderMessages[useLocale()];
  return (
    <details className="or-cancel">
      <summary className={buttonClass({ fill: "line" })}>{buttons.cancel}</summary>
      <p>{buttons.cancelNote}</p>
      <button
        type="submit"
        name={orderIntent.name}
        value={orderIntent.cancel}
        className={buttonClass({ fill: "line", isSmall: true })}
      >
        {buttons.cancelNow}
      </button>
    </details>
  );
}

/** Links to the order's files, without `download` in an account: once the session has ended they lead to a page. */
function FileActions({ order: { files, isInAccount } }: { order: OrderViewData }) {
  const { buttons } = orderMessages[useLocale()];

  return (
    <div className="actions or-noprint">
      {files.tickets === null ? null : (
        <a href={files.tickets} download={!isInAccount} className={buttonClass({ fill: "dark" })}>
          {buttons.tickets}
          <Icon name="download" />
        </a>
      )}
      {files.tickets === null ? null : (
        <button type="button" className={`${buttonClass({ fill: "line" })} co-scripted`} onClick={() => print()}>
          {buttons.print}
          <Icon name="print" />
        </button>
      )}
      {files.calendar === null ? null : (
        <a href={files.calendar} className={buttonClass({ fill: "line" })}>
          {buttons.calendar}
          <Icon name="calendar" />
        </a>
      )}
    </div>
  );
}
