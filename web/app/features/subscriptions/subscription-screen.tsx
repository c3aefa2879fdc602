import { useLocation } from "react-router";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { subscriptionMessages, type SubscriptionMessages } from "#app/i18n/messages/subscriptions.ts";
import { homePath } from "#app/i18n/paths.ts";
import { ButtonLink, buttonClass } from "#app/ui/button-link.tsx";
import { Field } from "#app/ui/field.tsx";
import type { SubscriptionOutcome, SubscriptionTask } from "./subscription-outcome.ts";
import styles from "./subscription-screen.module.css";

interface SubscriptionScreenProps {
  task: SubscriptionTask;
  /** `null` before anything was sent: mail programs open links by themselves, so nothing happens yet. */
  outcome: SubscriptionOutcome | null;
}

/** A page to confirm a sign-up, to stop one, or to begin with the newsletter; and what came of it. */
export function SubscriptionScreen({ task, outcome }: SubscriptionScreenProps) {
  const messages = subscriptionMessages[useLocale()];
  const { title, text } = outcome === null ? messages[task] : wordsFor(outcome, messages);
  const canTryAgain = outcome === null || ["failed", "invalidEmail", "tooMany"].includes(outcome.state);

  return (
    <section className={`wrap ${styles.screen}`}>
      <h1 className="d4">{title}</h1>
      <p className="lead">{text}</p>
      {canTryAgain ? <TaskForm task={task} /> : <WayHome />}
    </section>
  );
}

function TaskForm({ task }: { task: SubscriptionTask }) {
  const messages = subscriptionMessages[useLocale()];
  const { email } = useMessages().layout.newsletter;

  return (
    <form method="post" action={useLocation().pathname} className={styles.form}>
      {task === "newsletter" ? (
        <>
          <Field label={email}>
            {(id) => <input id={id} name="EMAIL" type="email" required autoComplete="email" maxLength={254} />}
          </Field>
          <input type="hidden" name="b_field" value="" />
        </>
      ) : null}
      <button type="submit" className={buttonClass({})}>
        {messages[task].button}
      </button>
    </form>
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

function wordsFor(outcome: SubscriptionOutcome, messages: SubscriptionMessages): { title: string; text: string } {
  if (outcome.state !== "confirmed") return messages[outcome.state];
  const { newsletter, alarm } = messages.confirmed;
  return outcome.eventTitle === null ? newsletter : alarm(outcome.eventTitle);
}
