import { useEffect, useRef, type ReactNode } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { ButtonLink, buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { VerifyEmailLink } from "#app/ui/mailed-link.tsx";
import type { CartProblem, CartUndo } from "./cart-data.ts";
import { CartForm, type ChangeCart } from "./cart-form.tsx";
import styles from "./cart.module.css";

interface CartNoteProps {
  problem: CartProblem | null;
  undo: CartUndo | null;
  /** Number of tickets that a form without scripts just added. */
  added: number;
  /** Path of the page on which the tickets were chosen; `null` when unknown. */
  from: string | null;
  isRestored: boolean;
  change: ChangeCart;
  retry: () => void;
}

/** Announces the last change of the cart, with a link back. It takes focus, because the pressed button may be gone. */
export function CartNote({ problem, undo, added, from, isRestored, change, retry }: CartNoteProps) {
  const words = cartMessages[useLocale()];
  const note = useRef<HTMLDivElement>(null);
  const isNews = problem !== null || undo !== null || isRestored;
  useEffect(() => {
    if (isNews) note.current?.focus();
  }, [isNews, problem, undo]);

  if (problem !== null) {
    return (
      <div className={styles.problem} role="alert" tabIndex={-1} ref={note}>
        <ProblemWords problem={problem} from={from} retry={retry} />
      </div>
    );
  }
  if (!isNews && added === 0) return null;
  return (
    <div className={styles.note} role="status" tabIndex={-1} ref={note}>
      {undo !== null ? (
        <Undo undo={undo} change={change} />
      ) : isRestored ? (
        <p>{words.restored}</p>
      ) : (
        <Added added={added} from={from} />
      )}
    </div>
  );
}

function ProblemWords({ problem, from, retry }: { problem: CartProblem } & Pick<CartNoteProps, "from" | "retry">) {
  const words = cartMessages[useLocale()];
  const canRetry = problem === "unavailable" || problem === "offline";
  return (
    <>
      <p>
        <Icon name="warning" />
        <span>
          {problem === "nothing" ? <b>{words.selection}: </b> : null}
          {words.problems[problem]}
        </span>
      </p>
      {problem === "nothing" && from !== null ? <SmallLink to={from}>{words.back}</SmallLink> : null}
      {problem === "tooMany" || problem === "tooManyHeld" ? <VerifyEmailLink /> : null}
      {canRetry ? (
        <button type="button" className={buttonClass({ fill: "line", isSmall: true })} onClick={retry}>
          {words.again}
        </button>
      ) : null}
    </>
  );
}

function Undo({ undo: { sealed, index, count }, change }: { undo: CartUndo; change: ChangeCart }) {
  const words = cartMessages[useLocale()];
  return (
    <>
      <p>{words.removed(count)}</p>
      <CartForm fields={{ intent: "restore", sealed, index: String(index) }} change={change}>
        <button type="submit" className={buttonClass({ fill: "line", isSmall: true })}>
          {words.undo}
        </button>
      </CartForm>
    </>
  );
}

function Added({ added, from }: Pick<CartNoteProps, "added" | "from">) {
  const words = cartMessages[useLocale()];
  return (
    <>
      <p className="d2">{words.added(added)}</p>
      {from === null ? null : <SmallLink to={from}>{words.more}</SmallLink>}
    </>
  );
}

function SmallLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} fill="line" isSmall>
      {children}
    </ButtonLink>
  );
}
