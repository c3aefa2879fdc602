import { type ComponentProps, type ReactNode, useEffect } from "react";
import { DoneNote, ProblemNote } from "#app/features/account/account-note.tsx";
import { AccountSend } from "#app/features/account/account-send.tsx";
import type { AuthViewData } from "#app/features/account/auth-view.server.ts";
import { PasskeySignIn } from "#app/features/account/passkey-parts.tsx";
import { ProviderLinks } from "#app/features/account/providers/provider-links.tsx";
import { useNoStaleSession } from "#app/features/account/use-no-stale-session.ts";
import { removeOutdatedDrafts } from "#app/features/forms/behaviour/form-draft.ts";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";
import { authMessages } from "#app/i18n/messages/auth-pages.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { loadAuthPage } from "./auth-page.server.ts";

interface AuthPageProps {
  data: AuthViewData;
}

/** Layout of the sign-in pages: the form, with an optional poster beside it on wide screens. */
export function AuthLayout({ title, poster, children }: { title: string; poster?: ReactNode; children: ReactNode }) {
  useNoStaleSession();

  return (
    <div className="ac-auth">
      <div className="ac-side">
        <Breadcrumbs parents={[]} current={title} />
        <h1 className="d4">{title}</h1>
        {children}
      </div>
      {poster}
    </div>
  );
}

/** Link to a forgotten password, and the button of a sign-in form. */
export function AuthFormEnd({
  forgot,
  children,
  isSending,
}: ComponentProps<typeof AccountSend> & { forgot: ReactNode }) {
  return (
    <>
      {forgot}
      <AccountSend isSending={isSending}>
        {children}
        <Icon name="arrow" />
      </AccountSend>
    </>
  );
}

type AuthPageData = Awaited<ReturnType<typeof loadAuthPage>>["data"];

/** A page to sign in or register, or one that an account mail links to: a form, and on wide screens a poster. */
export function AuthPage({ data: { view: data, form, hidden, poster } }: { data: AuthPageData }) {
  const messages = authMessages[useLocale()];
  const { page, step } = data;
  const { title, intro } = messages.pages[page];
  const lead = { form: intro, confirm: messages.confirm.intro, noCode: messages.noCode, mailed: null }[step];
  useEffect(removeOutdatedDrafts, []);
  // Signing out redirects to the sign-in page.
  useForgetEndedSessions();

  return (
    <AuthLayout title={title} poster={poster === null ? null : <Poster poster={poster} />}>
      <DoneNote done={data.done} />
      {lead === null ? null : <p className="ac-intro">{lead}</p>}
      {form === null ? <AuthProblem data={data} /> : null}
      {step === "mailed" ? <MailedNote data={data} /> : null}
      {form === null ? null : (
        <OwnForm
          data={form}
          action={data.action}
          hidden={hidden}
          problem={<AuthProblem data={data} />}
          renderEnd={(isSending) => <End data={data} isSending={isSending} />}
        />
      )}
      {page === "signIn" ? <PasskeySignIn action={data.action} /> : null}
      {step === "form" ? <ProviderLinks providers={data.providers} /> : null}
      <AuthLinks data={data} />
    </AuthLayout>
  );
}

function Poster({ poster: { url, width, height } }: { poster: NonNullable<AuthPageData["poster"]> }) {
  return (
    <div className="ac-poster">
      {/* Lazy, so that narrow screens, which hide it, don't load it. */}
      <img src={url} alt="" width={width ?? undefined} height={height ?? undefined} loading="lazy" />
    </div>
  );
}

const keepingCode = lazyWithRetry(() => import("#app/ui/offline/keep-pages.ts"));

/** Makes the browser delete the orders that it stored for offline use during a session that has ended. */
function useForgetEndedSessions(): void {
  useEffect(() => {
    const forget = async () => (await keepingCode.tryLoad())?.forgetEndedSessions();
    // The service worker doesn't open those pages either: `page-worker.ts`.
    void forget().catch(() => undefined);
  }, []);
}

function AuthProblem({ data: { problem, waitTill, paths } }: AuthPageProps) {
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
        <AppLink className="text-link" to={way.to}>
          {way.text}
        </AppLink>
      )}
    </ProblemNote>
  );
}

/** Whether the password may be wrong: the problem note then links to the page to reset it. */
function isWrongPassword(problem: AuthViewData["problem"]): boolean {
  return problem === "wrongPassword" || problem === "wrong";
}

function MailedNote({ data: { page, mailedTo } }: AuthPageProps) {
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

function End({ data: { page, step, paths, problem }, isSending }: AuthPageProps & { isSending: boolean }) {
  const { pages, confirm, links } = authMessages[useLocale()];
  // The problem note about a wrong password has this link already.
  const isForgetful = (page === "signIn" || step === "confirm") && !isWrongPassword(problem);
  const forgot = isForgetful ? (
    <AppLink className="text-link ac-forgot" to={paths.forgotPassword}>
      {links.forgot}
    </AppLink>
  ) : null;

  return (
    <AuthFormEnd isSending={isSending} forgot={forgot}>
      {step === "confirm" ? confirm.button : pages[step === "mailed" ? "confirmEmail" : page].button}
    </AuthFormEnd>
  );
}

/** Links to the other sign-in pages. */
function AuthLinks({ data: { page, step, paths } }: AuthPageProps) {
  const { noAccount, hasAccount, resend, newLink } = authMessages[useLocale()].links;
  const other = page === "signIn" ? { ...noAccount, to: paths.register } : { ...hasAccount, to: paths.signIn };

  return (
    <>
      {step === "noCode" ? <ButtonLink to={paths.forgotPassword}>{newLink}</ButtonLink> : null}
      <aside className="ac-other">
        <h2 className="h3">{other.title}</h2>
        <p>{other.text}</p>
        <ButtonLink to={other.to} fill="line">
          {other.button}
        </ButtonLink>
        {page === "register" && step !== "mailed" ? (
          <p>
            <AppLink className="text-link" to={paths.confirmEmail}>
              {resend}
            </AppLink>
          </p>
        ) : null}
      </aside>
    </>
  );
}
