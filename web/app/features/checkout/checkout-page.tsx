import type { ReactNode } from "react";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { orderStepsMessages } from "#app/i18n/messages/order-steps.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { VerifyEmailLink } from "#app/ui/mailed-link.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import type { CheckoutViewData } from "./checkout-view.server.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { OrderSteps } from "#app/ui/order-steps.tsx";
import { SumList } from "#app/ui/sum-list.tsx";

/** What the page puts into the form: the problem above the fields, and the button below them. */
export interface CheckoutFormSlots {
  problem: ReactNode;
  renderEnd: (isSending: boolean) => ReactNode;
}

interface CheckoutPageProps {
  data: CheckoutViewData;
  /** `isFilledIn`: whether the account filled the form. `signIn`: path to sign in; `null` for a signed-in visitor. */
  account: { isFilledIn: boolean; signIn: string | null };
  /** Id of the form, for buttons outside it. */
  formId: string;
  renderForm: (slots: CheckoutFormSlots) => ReactNode;
}

/** Shows the checkout: its steps, how long the tickets are held, the form, and a summary of the order. */
export function CheckoutPage({ data, account, formId, renderForm }: CheckoutPageProps) {
  const locale = useLocale();
  const messages = checkoutMessages[locale];
  const { hold, summary, staying, problem, token, cartPath } = data;
  const [cart = ""] = orderStepsMessages[locale].names;

  return (
    <div className="wrap co-page">
      <Breadcrumbs parents={[{ title: cart, path: cartPath }]} current={messages.title} />
      <h1 className="d4">{messages.title}</h1>
      <OrderSteps isFree={data.isFree} cartPath={cartPath} />
      <HoldNotice hold={hold} token={token} formId={formId} isExtended={data.isExtended} />
      <AccountLine account={account} />
      <div className="co-columns">
        {renderForm({
          problem: <Notes problem={problem} question={data.question} />,
          renderEnd: (isSending) => <CheckoutEnd data={data} isSending={isSending} />,
        })}
        <aside className="co-summary" aria-labelledby="co-summary">
          <h2 className="h3" id="co-summary">
            {messages.summary.title}
          </h2>
          <SumList
            lines={summary.lines.map(({ title, detail, price }) => ({
              name: (
                <>
                  {title}
                  <small>{detail}</small>
                </>
              ),
              amount: price,
            }))}
          />
          <SumList lines={summary.totals} />
          {staying.length === 0 ? null : <RemainingNote staying={staying} />}
          <AppLink className="text-link" to={cartPath}>
            {messages.summary.change}
          </AppLink>
        </aside>
      </div>
    </div>
  );
}

/** Says that the form was filled in from the account, or offers to sign in for that. */
function AccountLine({ account: { isFilledIn, signIn } }: Pick<CheckoutPageProps, "account">) {
  const { filledIn, text, link } = accountMessages[useLocale()].checkout;
  if (isFilledIn) return <p className="co-account">{filledIn}</p>;
  if (signIn === null) return null;

  return (
    <p className="co-account">
      {text}{" "}
      <AppLink className="text-link" to={signIn}>
        {link}
      </AppLink>
    </p>
  );
}

/** Lists the cart lines that aren't part of the order, with the reason. */
function RemainingNote({ staying }: Pick<CheckoutViewData, "staying">) {
  const { title, text } = checkoutMessages[useLocale()].summary.staying;

  return (
    <div className="co-staying">
      <h3>
        <Icon name="info" />
        {title}
      </h3>
      <ul>
        <IndexedItems items={staying}>
          {({ title: what, reason }) => (
            <li>
              {what}
              <small>{reason}</small>
            </li>
          )}
        </IndexedItems>
      </ul>
      <p>{text}</p>
    </div>
  );
}

/** Draws the submit button, and a note on safe payment when the order can be paid online. */
function CheckoutEnd({ data, isSending }: { data: CheckoutViewData; isSending: boolean }) {
  const { buttons, safe } = checkoutMessages[useLocale()];

  return (
    <>
      <div className="co-send">
        <button type="submit" className={buttonClass({})} aria-disabled={isSending} aria-busy={isSending || undefined}>
          <span className="num">{data.button}</span>
          <Icon name="arrow" />
        </button>
        <output>{isSending ? buttons.sending : ""}</output>
      </div>
      {data.canPayOnline ? (
        <p className="co-safe">
          <Icon name="lock" />
          <span>{safe}</span>
        </p>
      ) : null}
    </>
  );
}

/** Draws the notes above the form: a problem, or a suggested e-mail address, which sending the form again declines. */
function Notes({ problem, question }: Pick<CheckoutViewData, "problem" | "question">) {
  const locale = useLocale();
  const { emailMeant, emailTyped } = formMessages[locale];
  const words = problem === null ? null : checkoutMessages[locale].problems[problem];
  return (
    <>
      {words === null ? null : (
        <ErrorNote title={words.title}>
          <p>{words.text}</p>
          {problem === "tooMany" || problem === "too-many-unpaid" ? <VerifyEmailLink /> : null}
        </ErrorNote>
      )}
      {question === null ? null : (
        <ErrorNote title={emailMeant(question.meant)}>
          <p>{emailTyped(question.typed)}</p>
        </ErrorNote>
      )}
    </>
  );
}
