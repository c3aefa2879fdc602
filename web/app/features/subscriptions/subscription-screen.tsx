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
  /** `null` before anything was sent: mail programs open links by themselves, so nothing happens yet. */
  outcome: SubscriptionOutcome | null;
  /** The address that was sent; empty for none. */
  typedEmail: string;
}

/** A page to confirm a sign-up or an inbox, to stop one, to begin with the newsletter, or to have a link mailed; and what came of it. */
export function SubscriptionScreen({ task, outcome, typedEmail }: SubscriptionScreenProps) {
  const messages = subscriptionMessages[useLocale()];
  if (outcome?.state === "meant") return <EmailSuggestion meant={outcome.email} typedEmail={typedEmail} />;
  const isRefused = outcome?.state === "invalidEmail";
  // A refused address has its message beside the field.
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

/** Suggests a correction of the e-mail address: a button accepts it; the typed one can be changed or sent as it is. */
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
  /** Words of its button. */
  button: string;
  /** Beside a form that is more likely to be sent. */
  isOther?: boolean;
  children: ReactNode;
}

/** A form that the browser posts to the page it stands on. */
function PlainForm({ button, isOther = false, children }: PlainFormProps) {
  const { pathname, search } = useLocation();

  return (
    <form method="post" action={`${pathname}${search}`} className={styles.form} noValidate>
      {children}
      <button type="submit" className={buttonClass(isOther ? { fill: "line" } : {})}>
        {button}
      </button>
      {/* Filled by `boot/plain-forms.ts`. */}
      <p className={styles.problem} role="alert" data-answer="error" hidden />
    </form>
  );
}

/** The field for the address, as it was typed; a refused one has a message and the focus. */
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
  // Who signs up has no link yet.
  if (outcome.state === "failed" && task !== "confirm" && task !== "unsubscribe") return messages.signUpFailed;
  if (task === "address" && outcome.state === "pending") return messages.addressPending;
  if (task === "address" && outcome.state === "elsewhere") return messages.address;
  if (task === "addressLink" && outcome.state === "unknown") return messages.addressTooOld;
  // Who stops a second time has what they came for.
  if (outcome.state === "unknown" && task === "unsubscribe") return messages.unknownAddress;
  if (outcome.state !== "confirmed") return messages[outcome.state];
  const { newsletter, alarm } = messages.confirmed;
  return outcome.eventTitle === null ? newsletter : alarm(outcome.eventTitle);
}
