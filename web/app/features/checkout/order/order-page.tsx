import { accountMessages } from "#app/i18n/messages/account.ts";
import { orderMessages } from "#app/i18n/messages/order.ts";
import { orderProblemMessages, type OrderProblemMessages } from "#app/i18n/messages/order-problems.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SumList } from "#app/ui/sum-list.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { OrderDays, OrderSteps, OrderSuggestions } from "./order-next-steps.tsx";
import type { OrderNextSteps } from "./order-next-steps.server.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderTicket } from "./order-ticket.tsx";
import { statusRules } from "./order-status.ts";
import type { OrderProblem, OrderStatus } from "./order-view-data.ts";
import type { OrderViewData } from "./order-view.server.ts";
import { useReloadOnStatusChange } from "./use-reload-on-status-change.ts";
import { useOfflineOrder } from "./use-offline-order.ts";

/** Seconds after which a page without scripts reloads. */
const refreshSeconds = 5;

interface OrderPageProps {
  order: OrderViewData;
  /** Path of the registration page; `null` for a signed-in visitor. */
  registerPath: string | null;
  /** Why the pressed button had no effect; `null` when nothing went wrong. */
  problem: OrderProblem | null;
  /** Whether the page must not open any more once the visitor's session has ended. */
  isOfSession: boolean;
  /** `null` for an order without valid tickets, or when none of its events takes place. */
  nextSteps?: OrderNextSteps | null;
}

/** Shows an order: its status, its tickets, and its totals. */
export function OrderPage({ order, registerPath, problem, isOfSession, nextSteps = null }: OrderPageProps) {
  const locale = useLocale();
  const messages = orderMessages[locale];
  const { status, heading, texts, isInAccount, files } = order;
  useReloadOnStatusChange(status, order.key);
  useOfflineOrder(isInAccount ? null : order.path, order.tickets, isOfSession);

  return (
    <>
      {status === "waiting" && problem === null ? (
        <noscript dangerouslySetInnerHTML={{ __html: `<meta http-equiv="refresh" content="${refreshSeconds}">` }} />
      ) : null}
      <section className="or-head field" data-colour={order.isPaymentBlocked ? "yellow" : statusRules[status].field}>
        <div className="wrap">
          <Breadcrumbs parents={[]} current={messages.number(order.number)} />
          {problem === null ? null : <ProblemNote words={problemWords(problem, status)} />}
          <h1 className="d4">{heading}</h1>
          {texts.map((text) => (
            <p key={text} className="lead">
              <WithNumber text={text} number={order.number} />
            </p>
          ))}
          {nextSteps?.wait ? (
            <p className="or-wait">
              <b className="num">{nextSteps.wait.word}</b> {nextSteps.wait.text}
            </p>
          ) : null}
          <OrderActions order={order} />
        </div>
      </section>
      <div className="kerb" />
      {nextSteps === null ? null : (
        <>
          <OrderDays visits={nextSteps.visits} order={order} />
          <OrderSuggestions ways={nextSteps.ways} />
        </>
      )}
      <div className="wrap or-columns">
        {nextSteps === null ? (
          <div>{order.tickets.length > 0 ? <Tickets order={order} /> : <Lines order={order} />}</div>
        ) : (
          <OrderSteps steps={nextSteps.steps} />
        )}
        <div className="or-side">
          <TotalsBox order={order} />
          {nextSteps !== null || files.tickets === null ? null : (
            <LinkBox colour="turqoise" words={messages.phone} href={files.tickets} isDownload={!isInAccount} />
          )}
          {registerPath === null ? null : (
            // The account then lists this order by its e-mail address.
            <LinkBox colour="yellow" words={accountMessages[locale].order} href={registerPath} />
          )}
        </div>
      </div>
    </>
  );
}

/** Emphasises the order's number in a text: visitors write it down or read it out on the phone. */
function WithNumber({ text, number }: { text: string; number: string }) {
  const [before = "", ...after] = text.split(number);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <b className="num" translate="no">
        {number}
      </b>
      {after.join(number)}
    </>
  );
}

/** Chooses the message for a problem: after a payment was begun, the visitor may have paid. */
function problemWords(problem: OrderProblem, status: OrderStatus): keyof OrderProblemMessages["problems"] {
  if (problem !== "pay-silent" && problem !== "cancel-silent") return problem;
  // The order was paid or ended meanwhile.
  if (status !== "waiting" && status !== "failed") return "wrong-state";
  const isBegun = status === "waiting";
  if (problem === "pay-silent") return isBegun ? "maybePaid" : "notPayable";
  return isBegun ? "notCancelledMaybePaid" : "notCancelled";
}

function ProblemNote({ words }: { words: keyof OrderProblemMessages["problems"] }) {
  const { problems } = orderProblemMessages[useLocale()];
  return <ErrorNote title={problems[words]} />;
}

function Tickets({ order: { tickets } }: { order: OrderViewData }) {
  const { ticketsTitle } = orderMessages[useLocale()];

  return (
    <TitledSection title={ticketsTitle}>
      <ol className="or-tickets">
        {tickets.map((ticket, index) => (
          <li key={ticket.code}>
            <OrderTicket ticket={ticket} index={index} count={tickets.length} level={3} />
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/** The ordered lines, shown while there are no tickets. */
function Lines({ order: { summary, status, isPaymentBlocked } }: { order: OrderViewData }) {
  const { linesTitle, later } = orderMessages[useLocale()];

  return (
    <TitledSection title={linesTitle}>
      <ul className="or-lines">
        {summary.lines.map(({ title, detail, price }) => (
          <li key={`${title} ${detail}`}>
            <div>
              <h3 className="h3">{title}</h3>
              <p className="muted">{detail}</p>
            </div>
            <b className="num">{price}</b>
          </li>
        ))}
      </ul>
      {status === "invoiced" && !isPaymentBlocked ? (
        <p className="or-note">
          <Icon name="info" />
          <span>{later}</span>
        </p>
      ) : null}
    </TitledSection>
  );
}

function TotalsBox({ order }: { order: OrderViewData }) {
  const { paid } = orderMessages[useLocale()];
  const { summary, totalsTitle, paidNote, vatNote, moneyBackNotes, transfer, files, isInAccount } = order;

  return (
    <TitledSection title={totalsTitle} look="h3" className="or-paid">
      <SumList lines={summary.totals} />
      {paidNote === null ? null : <p className="muted num">{paidNote}</p>}
      {transfer.length === 0 ? null : <FactList facts={transfer} className="or-transfer" />}
      {moneyBackNotes.map((note) => (
        <p key={note} className="num">
          {note}
        </p>
      ))}
      {vatNote === null ? null : <p className="muted">{vatNote}</p>}
      {files.invoice === null ? null : (
        <a className="text-link or-noprint" href={files.invoice} download={!isInAccount}>
          <Icon name="download" />
          {paid.invoice}
        </a>
      )}
    </TitledSection>
  );
}

interface LinkBoxProps {
  colour: string;
  words: { title: string; text: string; button: string };
  href: string;
  isDownload?: boolean;
}

function LinkBox({ colour, words, href, isDownload = false }: LinkBoxProps) {
  return (
    <TitledSection title={words.title} look="d2" className="or-phone field or-noprint" colour={colour}>
      <p>{words.text}</p>
      <AppLink to={href} download={isDownload} className={buttonClass({ fill: "dark" })}>
        {words.button}
      </AppLink>
    </TitledSection>
  );
}
