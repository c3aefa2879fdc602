import { homePath } from "@circuit/contract/urls/paths";
import { useId, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { subscriptionMessages, type SubscriptionMessages } from "#app/i18n/messages/subscriptions.ts";
import { ButtonLink, buttonClass } from "#app/ui/button-link.tsx";
import { Field } from "#app/ui/field.tsx";
import { suggestionShownField, type SubscriptionOutcome, type SubscriptionTask } from "./subscription-outcome.ts";
import styles from "./subscription-screen.module.css";

interface SubscriptionScreenProps {
  task: SubscriptionTask;
  /** `null` before the visitor submits: mail programs open links by themselves, so opening one does nothing yet. */
  outcome: SubscriptionOutcome | null;
  /** Submitted e-mail address; empty for none. */
  typedEmail: string;
}

/**
 * Page of a subscription task (confirm, unsubscribe, sign up, or verify an e-mail address), with its form or outcome.
 */
export function SubscriptionScreen({ task, outcome, typedEmail }: SubscriptionScreenProps) {
  const messages = subscriptionMessages[useLocale()];
  if (outcome?.state === "meant") return <EmailSuggestion meant={outcome.email} typedEmail={typedEmail} />;
  const isRefused = outcome?.state === "invalidEmail";
  // The message on a refused e-mail address stands beside the input.
  const { title, text } = outcome === null || isRefused ? messages[task] : wordsFor(task, outcome, messages);
  const canTryAgain = outcome === null || ["elsewhere", "failed", "invalidEmail", "tooMany"].includes(outcome.state);

  return (
    <section className={`wrap ${styles.screen}`}>
      <h1 className="d4">{title}</h1>
      <p className="lead">{text}</p>
      {canTryAgain ? <TaskForm task={task} typedEmail={typedEmail} isRefused={isRefused} /> : <WayHome />}
    </section>
  );
}

/** Suggests a corrected e-mail address, with a button to accept it and a form to send the typed address or another. */
function EmailSuggestion({ meant, typedEmail }: { meant: string; typedEmail: string }) {
  const { title, text, take, keep } = subscriptionMessages[useLocale()].meant;

  return (
    <section className={`wrap ${styles.screen}`}>
      <h1 className="d4">{title}</h1>
      <p className="lead">{text(typedEmail, meant)}</p>
      <PlainForm button={take}>
        <input type="hidden" name="EMAIL" value={meant} />
        <input type="hidden" name={suggestionShownField} value="" />
      </PlainForm>
      <PlainForm button={keep} isOther>
        <AddressField typedEmail={typedEmail} isRefused={false} />
        <input type="hidden" name={suggestionShownField} value="" />
      </PlainForm>
    </section>
  );
}

interface TaskFormProps extends Pick<SubscriptionScreenProps, "task" | "typedEmail"> {
  isRefused: boolean;
}

function TaskForm({ task, typedEmail, isRefused }: TaskFormProps) {
  return (
    <PlainForm button={subscriptionMessages[useLocale()][task].button}>
      {task === "newsletter" || task === "address" ? (
        <AddressField typedEmail={typedEmail} isRefused={isRefused} />
      ) : null}
    </PlainForm>
  );
}

interface PlainFormProps {
  button: string;
  /** Whether it is a secondary form, with an outlined button. */
  isOther?: boolean;
  children: ReactNode;
}

/** Form that the browser posts to the current URL. */
function PlainForm({ button, isOther = false, children }: PlainFormProps) {
  const { pathname, search } = useLocation();

  return (
    <form method="post" action={`${pathname}${search}`} className={styles.form} noValidate>
      {children}
      <button type="submit" className={buttonClass(isOther ? { fill: "line" } : {})}>
        {button}
      </button>
      {/* `boot/plain-forms.ts` fills in the error. */}
      <p className={styles.problem} role="alert" data-answer="error" hidden />
    </form>
  );
}

/** Input with the typed e-mail address; a refused one has a message and the focus. */
function AddressField({ typedEmail, isRefused }: Omit<TaskFormProps, "task">) {
  const { errorPrefix, invalidEmail } = subscriptionMessages[useLocale()];
  const { email } = useMessages().layout.newsletter;
  const problemId = useId();

  return (
    <>
      <div>
        <Field label={email}>
          {(id) => (
            <input
              id={id}
              name="EMAIL"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              defaultValue={typedEmail}
              aria-invalid={isRefused || undefined}
              aria-describedby={isRefused ? problemId : undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where something is wrong with it
              autoFocus={isRefused}
            />
          )}
        </Field>
        {isRefused ? (
          <p className={styles.problem} id={problemId} role="alert">
            <span className="visually-hidden">{errorPrefix}</span> {invalidEmail.text}
          </p>
        ) : null}
      </div>
      <input type="hidden" name="b_field" value="" />
    </>
  );
}

function WayHome() {
  const { backHome } = useMessages().errors;
  return (
    <p className={styles.home}>
      <ButtonLink to={homePath(useLocale())} fill="ink" icon="arrow">
        {backHome}
      </ButtonLink>
    </p>
  );
}

function wordsFor(
  task: SubscriptionTask,
  outcome: Exclude<SubscriptionOutcome, { state: "meant" }>,
  messages: SubscriptionMessages,
): { title: string; text: string } {
  // The general message mentions a link in an e-mail, which visitors who sign up don't have yet.
  if (outcome.state === "failed" && task !== "confirm" && task !== "unsubscribe") return messages.signUpFailed;
  if (task === "address" && outcome.state === "pending") return messages.addressPending;
  if (task === "address" && outcome.state === "elsewhere") return messages.address;
  if (task === "addressLink" && outcome.state === "unknown") return messages.addressTooOld;
  // On a second unsubscribe the subscription is gone already, as the visitor wants.
  if (outcome.state === "unknown" && task === "unsubscribe") return messages.unknownAddress;
  if (outcome.state !== "confirmed") return messages[outcome.state];
  const { newsletter, alarm } = messages.confirmed;
  return outcome.eventTitle === null ? newsletter : alarm(outcome.eventTitle);
}
