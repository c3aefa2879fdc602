import type { ReactNode } from "react";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { VerifyEmailLink } from "#app/ui/mailed-link.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import type { EmailSuggestion, CheckoutProblem } from "./checkout-outcome.ts";
import type { CheckoutViewData } from "./checkout-view.server.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { stepsOf } from "#app/ui/order-steps.tsx";

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
  const messages = checkoutMessages[useLocale()];
  const { cartPath, hold, summary, staying, problem, token } = data;
  const [cart = ""] = messages.steps.names;

  return (
    <div className="wrap co-page">
      <Breadcrumbs parents={[{ title: cart, path: cartPath }]} current={messages.title} />
      <h1 className="d4">{messages.title}</h1>
      <CheckoutSteps cartPath={cartPath} isFree={data.isFree} />
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
          <OrderTotals summary={summary} hasLines />
          {staying.length === 0 ? null : <RemainingNote staying={staying} />}
          <a className="text-link" href={cartPath}>
            {messages.summary.change}
          </a>
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
      <a className="text-link" href={signIn}>
        {link}
      </a>
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

/** Draws the notes above the form: a problem, or a suggested e-mail address. */
function Notes({ problem, question }: Pick<CheckoutViewData, "problem" | "question">) {
  return (
    <>
      {problem === null ? null : <ProblemNote problem={problem} />}
      {question === null ? null : <QuestionNote question={question} />}
    </>
  );
}

/** Suggests a correction of the e-mail address. Submitting the form again accepts the typed address. */
function QuestionNote({ question: { typed, meant } }: { question: EmailSuggestion }) {
  const { emailMeant, emailTyped } = formMessages[useLocale()];

  return (
    <Note title={emailMeant(meant)}>
      <p>{emailTyped(typed)}</p>
    </Note>
  );
}

/** Says why the order wasn't placed although all fields are valid. */
function ProblemNote({ problem }: { problem: CheckoutProblem }) {
  const { title, text } = checkoutMessages[useLocale()].problems[problem];

  return (
    <Note title={title}>
      <p>{text}</p>
      {problem === "tooMany" || problem === "too-many-unpaid" ? <VerifyEmailLink /> : null}
    </Note>
  );
}

/** Draws a note that takes the focus. */
function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the visitor has to know first
    <div className="co-problem" role="alert" tabIndex={-1} autoFocus>
      <strong>
        <Icon name="warning" />
        {title}
      </strong>
      {children}
    </div>
  );
}

/** Lists the steps from cart to tickets. The cart is done and links back; the checkout is the current step. */
function CheckoutSteps({ cartPath, isFree }: { cartPath: string; isFree: boolean }) {
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
