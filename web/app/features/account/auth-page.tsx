import type { ReactNode } from "react";
import { authMessages } from "#app/i18n/messages/auth-pages.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DoneNote, ProblemNote } from "./account-note.tsx";
import { AccountSend } from "./account-send.tsx";
import type { AuthViewData } from "./auth-view-data.ts";
import type { FormSlots } from "./form-slots.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ProviderLinks } from "./providers/provider-links.tsx";
import { useEndedSessionsForgotten } from "./use-ended-sessions-forgotten.ts";
import { useNoStaleSession } from "./use-no-stale-session.ts";

interface AuthPageProps {
  data: AuthViewData;
  /** Draws the form; `null` where there is none. */
  renderForm: ((slots: FormSlots) => ReactNode) | null;
}

/** A page that leads into an account: the form left, and on wide screens a poster right. */
export function AuthPage({ data, renderForm }: AuthPageProps) {
  const messages = authMessages[useLocale()];
  const { page, step, poster } = data;
  const { title, intro } = messages.pages[page];
  const lead = { form: intro, confirm: messages.confirm.intro, noCode: messages.noCode, mailed: null }[step];
  useNoStaleSession();
  // Signing out leads here.
  useEndedSessionsForgotten();

  return (
    <div className="ac-auth">
      <div className="ac-side">
        <Breadcrumbs parents={[]} current={title} />
        <h1 className="d4">{title}</h1>
        <DoneNote done={data.done} />
        {lead === null ? null : <p className="ac-intro">{lead}</p>}
        {renderForm === null ? <AuthProblem data={data} /> : null}
        {step === "mailed" ? <MailedNote data={data} /> : null}
        {renderForm?.({
          problem: <AuthProblem data={data} />,
          renderEnd: (isSending) => <AuthFormEnd data={data} isSending={isSending} />,
        })}
        {page === "signIn" ? <PasskeySignIn action={data.action} /> : null}
        {step === "form" ? <ProviderLinks providers={data.providers} /> : null}
        <AuthLinks data={data} />
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

function AuthProblem({ data: { problem, waitTill, paths } }: { data: AuthViewData }) {
  const { links } = authMessages[useLocale()];
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
function isWrongPassword(problem: AuthViewData["problem"]): boolean {
  return problem === "wrongPassword" || problem === "wrong";
}

function MailedNote({ data: { page, mailedTo } }: Pick<AuthPageProps, "data">) {
  const { mailed } = authMessages[useLocale()].notices;
  const kind = page === "register" ? "register" : page === "confirmEmail" ? "resend" : "other";
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
function AuthFormEnd({ data: { page, step, paths, problem }, isSending }: { data: AuthViewData; isSending: boolean }) {
  const { pages, confirm, links } = authMessages[useLocale()];
  // What is said of a wrong password has that link already.
  const isForgetful = (page === "signIn" || step === "confirm") && !isWrongPassword(problem);

  return (
    <>
      {isForgetful ? (
        <a className="text-link ac-forgot" href={paths.forgotPassword}>
          {links.forgot}
        </a>
      ) : null}
      <AccountSend isSending={isSending}>
        {step === "confirm" ? confirm.button : pages[step === "mailed" ? "confirmEmail" : page].button}
        <Icon name="arrow" />
      </AccountSend>
    </>
  );
}

/** Where else a visitor may want to be. */
function AuthLinks({ data: { page, step, paths } }: { data: AuthViewData }) {
  const { noAccount, hasAccount, resend, newLink } = authMessages[useLocale()].links;
  const other = page === "signIn" ? { ...noAccount, to: paths.register } : { ...hasAccount, to: paths.signIn };

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
        {page === "register" && step !== "mailed" ? (
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
