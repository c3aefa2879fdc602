import { useRef, useState, type MouseEvent, useEffect } from "react";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { checkoutInputs, checkoutIntents } from "./checkout-outcome.ts";
import type { HoldData } from "./checkout-view.server.ts";
import { requestMoreTime } from "./order-status-request.ts";

interface HoldNoticeProps {
  hold: HoldData;
  token: string;
  /** Id of the checkout's form. */
  formId: string;
  /** Whether a request for more time, sent without scripts, succeeded; `null` when none was sent. */
  isExtended: boolean | null;
}

/** Minutes before the end of the hold at which screen readers announce the time left. */
const announced = [5, 1];

/**
 * Shows until when the tickets are held, with a countdown and a button to ask for more time (WCAG 2.2.1). The buttons
 * submit the checkout's form, so that nothing typed is lost; scripts extend the hold without leaving the page.
 */
export function HoldNotice({ hold: written, token, formId, isExtended }: HoldNoticeProps) {
  const messages = checkoutMessages[useLocale()].hold;
  const notice = useRef<HTMLDivElement>(null);
  const [hold, setHold] = useState(written);
  const [answer, setAnswer] = useState(isExtended);
  const secondsLeft = useTimeLeft(hold);
  const isOver = secondsLeft === 0;

  const extend = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const button = event.currentTarget;
    const more = await requestMoreTime(token);
    // The page that answers the form says what happened to the order, and keeps what was typed.
    if (more === "gone") {
      button.form?.requestSubmit(button);
      return;
    }
    setAnswer(more !== null && Date.parse(more.heldUntil) > Date.parse(hold.heldUntil));
    if (more === null) return;
    setHold(more);
    if (!more.canExtend) notice.current?.focus();
  };

  return (
    <div ref={notice} className="co-hold" data-over={isOver ? "" : undefined} tabIndex={-1}>
      <Icon name={isOver ? "warning" : "ticket"} />
      <div>
        {isOver ? (
          <p role="alert">{messages.over}</p>
        ) : (
          <p>
            {messages.until(hold.heldTime)}{" "}
            <span className="co-scripted">
              {messages.left}{" "}
              <b role="timer" aria-live="off" className="num">
                {secondsLeft === null ? "" : inMinutes(secondsLeft)}
              </b>
            </span>
          </p>
        )}
        <p className="co-answer" role="status">
          {noticeText(answer, hold, secondsLeft, messages)}
        </p>
      </div>
      {isOver ? (
        <IntentButton formId={formId} intent={checkoutIntents.again}>
          {messages.again}
        </IntentButton>
      ) : null}
      {hold.canExtend && !isOver ? (
        <IntentButton formId={formId} intent={checkoutIntents.extend} onClick={(event) => void extend(event)}>
          {messages.more}
        </IntentButton>
      ) : null}
    </div>
  );
}

interface IntentButtonProps {
  formId: string;
  intent: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  children: string;
}

/** A button that submits the checkout's form without validation, for something else than placing the order. */
function IntentButton({ formId, intent, onClick, children }: IntentButtonProps) {
  return (
    <button
      type="submit"
      form={formId}
      name={checkoutInputs.intent}
      value={intent}
      formNoValidate
      className={buttonClass({ fill: "dark", isSmall: true })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Returns the announcement for screen readers: the answer to a request for more time, or that little time is left. */
function noticeText(
  answer: boolean | null,
  { heldTime }: HoldData,
  secondsLeft: number | null,
  messages: (typeof checkoutMessages)["nl"]["hold"],
): string {
  const minutes = secondsLeft === null ? null : Math.ceil(secondsLeft / 60);
  const isNear = minutes !== null && announced.includes(minutes) && secondsLeft !== 0;
  if (isNear) return messages.announced(minutes);
  if (answer === null) return "";
  return answer ? messages.extended(heldTime) : messages.notExtended;
}

/** How far the visitor's clock is behind the server's, in milliseconds. */
function clockOffset(writtenAt: string): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const arrived = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
  return Date.parse(writtenAt) - (performance.timeOrigin + arrived);
}

/** Counts down the seconds until the hold ends; `null` on the server, whose page may be read much later. */
function useTimeLeft({ heldUntil, writtenAt }: HoldData): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);

  useEffect(() => {
    const end = Date.parse(heldUntil) - clockOffset(writtenAt);
    const look = () => setSeconds(Math.max(0, Math.round((end - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [heldUntil, writtenAt]);

  return seconds;
}

/** Formats seconds as `11:48`. */
function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
