import type { ReactNode } from "react";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MailedLink } from "#app/ui/mailed-link.tsx";
import { InOrder } from "#app/ui/in-order.tsx";
import type { AddressQuestion, CheckoutProblem } from "./checkout-outcome.ts";
import { CheckoutSteps } from "./checkout-steps.tsx";
import type { CheckoutViewData } from "./checkout-view-data.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { OrderTotals } from "./order-totals.tsx";

/** What the checkout puts into its form. */
export interface CheckoutFormSlots {
  problem: ReactNode;
  renderEnd: (isSending: boolean) => ReactNode;
}

interface CheckoutPageProps {
  data: CheckoutViewData;
  /** What an account has to do with the form: `signIn` is where to sign in, `null` for who is. */
  account: { isFilledIn: boolean; signIn: string | null };
  /** Id of the form, for buttons outside it. */
  formId: string;
  /** Draws the form. */
  renderForm: (slots: CheckoutFormSlots) => ReactNode;
}

/** The checkout: steps, how long the places are kept, the form, and a summary that stays in sight. */
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

/** That the form is filled in from the account, or could be. */
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

/** What didn't come along from the cart, and why: it is still there afterwards. */
function RemainingNote({ staying }: Pick<CheckoutViewData, "staying">) {
  const { title, text } = checkoutMessages[useLocale()].summary.staying;

  return (
    <div className="co-staying">
      <h3>
        <Icon name="info" />
        {title}
      </h3>
      <ul>
        <InOrder items={staying}>
          {({ title: what, reason }) => (
            <li>
              {what}
              <small>{reason}</small>
            </li>
          )}
        </InOrder>
      </ul>
      <p>{text}</p>
    </div>
  );
}

/** The button, which says what it costs, and what happens next. */
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
      {data.isPaidOnline ? (
        <p className="co-safe">
          <Icon name="lock" />
          <span>{safe}</span>
        </p>
      ) : null}
    </>
  );
}

/** What the visitor has to know first. */
function Notes({ problem, question }: Pick<CheckoutViewData, "problem" | "question">) {
  return (
    <>
      {problem === null ? null : <ProblemNote problem={problem} />}
      {question === null ? null : <QuestionNote question={question} />}
    </>
  );
}

/** Asks whether another address of mail was meant; what was typed is taken when it is sent once more. */
function QuestionNote({ question: { typed, meant } }: { question: AddressQuestion }) {
  const { emailMeant, emailTyped } = formMessages[useLocale()];

  return (
    <Note title={emailMeant(meant)}>
      <p>{emailTyped(typed)}</p>
    </Note>
  );
}

/** Why the order wasn't placed although nothing in the form is wrong. */
function ProblemNote({ problem }: { problem: CheckoutProblem }) {
  const { title, text } = checkoutMessages[useLocale()].problems[problem];

  return (
    <Note title={title}>
      <p>{text}</p>
      {problem === "tooMany" || problem === "too-many-unpaid" ? <MailedLink /> : null}
    </Note>
  );
}

/** A note that takes the focus. */
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
