import type { ReactNode } from "react";
import { doorMessages } from "#app/i18n/messages/account-doors.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DoneNote, ProblemNote } from "./account-note.tsx";
import { AccountSend } from "./account-send.tsx";
import type { DoorViewData } from "./door-view-data.ts";
import type { FormSlots } from "./form-slots.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ProviderLinks } from "./providers/provider-links.tsx";
import { useEndedSessionsForgotten } from "./use-ended-sessions-forgotten.ts";
import { useNoStaleSession } from "./use-no-stale-session.ts";

interface DoorPageProps {
  data: DoorViewData;
  /** Draws the form; `null` where there is none. */
  renderForm: ((slots: FormSlots) => ReactNode) | null;
}

/** A page that leads into an account: the form left, and on wide screens a poster right. */
export function DoorPage({ data, renderForm }: DoorPageProps) {
  const messages = doorMessages[useLocale()];
  const { door, step, poster } = data;
  const { title, intro } = messages.doors[door];
  const lead = { form: intro, confirm: messages.confirm.intro, noCode: messages.noCode, mailed: null }[step];
  useNoStaleSession();
  // Signing out leads here.
  useEndedSessionsForgotten();

  return (
    <div className="ac-door">
      <div className="ac-side">
        <Breadcrumbs parents={[]} current={title} />
        <h1 className="d4">{title}</h1>
        <DoneNote done={data.done} />
        {lead === null ? null : <p className="ac-intro">{lead}</p>}
        {renderForm === null ? <DoorProblem data={data} /> : null}
        {step === "mailed" ? <MailedNote data={data} /> : null}
        {renderForm?.({
          problem: <DoorProblem data={data} />,
          renderEnd: (isSending) => <DoorEnd data={data} isSending={isSending} />,
        })}
        {door === "signIn" ? <PasskeySignIn action={data.action} /> : null}
        {step === "form" ? <ProviderLinks providers={data.providers} /> : null}
        <DoorLinks data={data} />
      </div>
      {poster === null ? null : (
        <div className="ac-poster">
          {/* Not loaded where it isn't shown: it is lazy. */}
          <img
            src={poster.url}
            alt=""
            width={poster.width ?? undefined}
            height={poster.height ?? undefined}
            loading="lazy"
          />
        </div>
      )}
    </div>
  );
}

function DoorProblem({ data: { problem, waitTill, paths } }: { data: DoorViewData }) {
  const { links } = doorMessages[useLocale()];
  const way =
    problem === "unconfirmed"
      ? { to: paths.confirmEmail, text: links.resend }
      : isWrongPassword(problem)
        ? { to: paths.forgotPassword, text: links.forgot }
        : null;

  return (
    <ProblemNote problem={problem} waitTill={waitTill}>
      {way === null ? null : (
        <a className="text-link" href={way.to}>
          {way.text}
        </a>
      )}
    </ProblemNote>
  );
}

/** Whether the password may be the fault: the problem's own words then lead to a new one. */
function isWrongPassword(problem: DoorViewData["problem"]): boolean {
  return problem === "wrongPassword" || problem === "wrong";
}

function MailedNote({ data: { door, mailedTo } }: Pick<DoorPageProps, "data">) {
  const { mailed } = doorMessages[useLocale()].notices;
  const kind = door === "register" ? "register" : door === "confirmEmail" ? "resend" : "other";
  const { title, text } = mailed[kind];

  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent
    <div className="ac-mailed" role="status" tabIndex={-1} autoFocus>
      <h2 className="h3">{title}</h2>
      <p>
        <b>{mailedTo}</b>
      </p>
      <p>{text}</p>
    </div>
  );
}

/** The button, with the way out of a forgotten password above it. */
function DoorEnd({ data: { door, step, paths, problem }, isSending }: { data: DoorViewData; isSending: boolean }) {
  const { doors, confirm, links } = doorMessages[useLocale()];
  // What is said of a wrong password has that link already.
  const isForgetful = (door === "signIn" || step === "confirm") && !isWrongPassword(problem);

  return (
    <>
      {isForgetful ? (
        <a className="text-link ac-forgot" href={paths.forgotPassword}>
          {links.forgot}
        </a>
      ) : null}
      <AccountSend isSending={isSending}>
        {step === "confirm" ? confirm.button : doors[step === "mailed" ? "confirmEmail" : door].button}
        <Icon name="arrow" />
      </AccountSend>
    </>
  );
}

/** Where else a visitor may want to be. */
function DoorLinks({ data: { door, step, paths } }: { data: DoorViewData }) {
  const { noAccount, hasAccount, resend, newLink } = doorMessages[useLocale()].links;
  const other = door === "signIn" ? { ...noAccount, to: paths.register } : { ...hasAccount, to: paths.signIn };

  return (
    <>
      {step === "noCode" ? (
        <a className={buttonClass({})} href={paths.forgotPassword}>
          {newLink}
        </a>
      ) : null}
      <aside className="ac-other">
        <h2 className="h3">{other.title}</h2>
        <p>{other.text}</p>
        <a className={buttonClass({ fill: "line" })} href={other.to}>
          {other.button}
        </a>
        {door === "register" && step !== "mailed" ? (
          <p>
            <a className="text-link" href={paths.confirmEmail}>
              {resend}
            </a>
          </p>
        ) : null}
      </aside>
    </>
  );
}
