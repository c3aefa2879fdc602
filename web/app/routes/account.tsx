import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { accountPaths } from "@circuit/contract/own-paths";
import { localeOfPath } from "@circuit/contract/paths";
import { createContext, data, redirect } from "react-router";
import { loadWhole } from "#app/boot/load-whole.ts";
import { askOverview } from "#app/cms/account.server.ts";
import { askPasskeys } from "#app/cms/passkeys.server.ts";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { pageTitle } from "#app/features/document-meta/document-meta.ts";
import { AccountAway } from "#app/features/account/account-away.tsx";
import { accountFormsOf, detailsAgain } from "#app/features/account/account-form-data.server.ts";
import { ProblemNote, SignedOutNote } from "#app/features/account/account-note.tsx";
import { ownerMarkOf } from "#app/features/account/account-owner.server.ts";
import { OwnerProvider } from "#app/features/account/account-owner.tsx";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { AccountPasskeys } from "#app/features/account/account-passkeys.tsx";
import { readAccountQuery, withAccountQuery } from "#app/features/account/account-query.ts";
import { accountView } from "#app/features/account/account-view.server.ts";
import { accountInputs } from "#app/features/account/door-view-data.ts";
import { waitTill } from "#app/features/account/door-view.server.ts";
import { passkeysView } from "#app/features/account/passkeys-view.server.ts";
import { privateHeaders } from "#app/features/account/private-page.server.ts";
import { receiveAccount, type ReceivedAccount } from "#app/features/account/receive-account.server.ts";
import { renewedCookie } from "#app/features/account/session-cookie.server.ts";
import { loadSession, visitorOf } from "#app/features/account/session.server.ts";
import { accountSheet } from "#app/features/account/style-sheet.ts";
import { usualCountry } from "#app/features/checkout/checkout-form-of.server.ts";
import { forgottenOrderCookie } from "#app/features/checkout/open-order.server.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { useSettledDrafts } from "#app/features/forms/behaviour/use-settled-drafts.ts";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";
import { isTurnedAway } from "#app/http/turned-away.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { redirectToSignIn } from "#app/features/account/redirect-to-sign-in.server.ts";
import type { Route } from "./+types/account";

/** What the action leaves to the loader. */
const receivedContext = createContext<Extract<ReceivedAccount, { state: "again" }> | null>(null);

/** A visitor's account. Whoever isn't signed in is led to do so, and back. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const query = readAccountQuery(url);
  const received = context.get(receivedContext);
  const info = { ...ownPageInfo(accountPaths.account), isQuiet: true };
  const path = accountPaths.account[locale];
  const today = dayAtCircuit(new Date());
  const problem =
    received === null || received.again.problem === null
      ? null
      : { part: received.part, kind: received.again.problem, waitTill: waitTill(received.again.waitSeconds, locale) };
  // The session stays: what was typed can be sent again, once the content system answers or the visitor has signed in
  // beside it.
  const isKept = received?.again.problem === "away" || received?.again.problem === "signedOut";
  if (received !== null && (isKept || isTurnedAway(request))) {
    const details = received.part === "details" ? detailsAgain(received.again, locale, today) : null;
    return data(
      { info, path, owner: received.owner ?? null, account: null, details, problem },
      { headers: privateHeaders() },
    );
  }

  const visitor = visitorOf(request, locale);
  const askedParts =
    visitor.token === null ? null : Promise.all([askOverview(visitor, Number(query.page ?? 1)), askPasskeys(visitor)]);
  const session = await loadSession(visitor);
  if (session.state === "failed" && session.isAway) {
    const headers = privateHeaders(session.cookies);
    headers.set("retry-after", "30");
    return data({ info, path, owner: null, account: null, details: null, problem: null }, { status: 503, headers });
  }
  if (session.state !== "signedIn" || askedParts === null) {
    throw redirectToSignIn(url, path, session.state === "failed" ? session.cookies : []);
  }

  const [overview, passkeyList] = await askedParts;
  const view = accountView(session.account, overview, { locale, query, isAgain: received !== null });
  const forms = accountFormsOf(session.account, overview, { locale, received, today, country: usualCountry });
  const passkeys = passkeysView(passkeyList, { locale, received, today });
  return data(
    { info, path, owner: ownerMarkOf(session.account), account: { view, forms, passkeys }, details: null, problem },
    { headers: privateHeaders(visitor.token === null ? [] : [renewedCookie(visitor.token)]) },
  );
}

/** Takes a press of one of the account's buttons, or one of its forms. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  const received = await receiveAccount(request, locale);
  const headers = privateHeaders(received.cookies);
  const to = (path: string) => redirect(keepAppMode(url.search, path), { status: 303, headers });
  switch (received.state) {
    case "done": {
      const { done, undo = null } = received;
      const isOut = done === "signed-out" || done === "deleted";
      if (isOut) headers.append("set-cookie", forgottenOrderCookie());
      return to(withAccountQuery(accountPaths[isOut ? "signIn" : "account"][locale], { done, undo }));
    }
    case "anonymous":
      return to(withAccountQuery(accountPaths.signIn[locale], { return: accountPaths.account[locale], done: "ended" }));
    case "again": {
      context.set(receivedContext, received);
      const { status, waitSeconds } = received.again;
      if (waitSeconds !== null) headers.set("retry-after", String(waitSeconds));
      return data(null, { status, headers });
    }
    default:
      return received satisfies never;
  }
}

/** In the browser this page is loaded whole: nothing that runs on other pages, such as measuring, sees it. */
export function clientLoader() {
  return loadWhole();
}

export const links: Route.LinksFunction = () => [...accountSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, errorPrefix, away } = accountMessages[localeOfPath(location.pathname)];
  const { account, problem } = loaderData;
  if (account === null)
    return [
      {
        title: pageTitle(problem?.kind === "signedOut" ? `${errorPrefix} ${title}` : away.title, matches[0].loaderData),
      },
    ];
  const { details, password, deletion } = account.forms;
  const hasErrors = [details, password, deletion, account.passkeys?.form].some(
    (form) => Object.keys(form?.errors ?? {}).length > 0,
  );
  return [
    { title: pageTitle(problem !== null || hasErrors ? `${errorPrefix} ${title}` : title, matches[0].loaderData) },
  ];
}

export const headers: Route.HeadersFunction = () => privateHeaders();

export default function Account({ loaderData: { path, owner, account, details, problem } }: Route.ComponentProps) {
  useSettledDrafts();
  const isSignedOut = problem?.kind === "signedOut";
  const noteOf = (part: "details" | "password" | "delete" | "passkey" | "page") =>
    problem?.part !== part ? null : isSignedOut ? (
      <SignedOutNote />
    ) : (
      <ProblemNote problem={problem.kind} waitTill={problem.waitTill} />
    );
  const intent = (name: "details" | "password" | "delete" | "passkey-ask") => ({
    [accountInputs.intent]: name,
    ...(owner === null ? {} : { [accountInputs.owner]: owner }),
  });
  if (account === null) {
    return (
      <AccountAway
        path={path}
        renderDetails={
          details === null
            ? null
            : (slots) => <OwnForm data={details} action={path} hidden={intent("details")} {...slots} />
        }
        problem={noteOf("details")}
        isSignedOut={isSignedOut}
      />
    );
  }

  const { view, forms, passkeys } = account;
  const { password, deletion } = forms;
  // Without fragments: with one, browsers give the focus to nothing that asks for it.
  const draw = (form: typeof forms.details, name: "details" | "password" | "delete" | "passkey-ask") =>
    function renderForm(slots: Pick<Parameters<typeof OwnForm>[0], "problem" | "renderEnd">) {
      return <OwnForm data={form} action={view.action} hidden={intent(name)} {...slots} />;
    };
  return (
    <OwnerProvider value={owner}>
      <AccountPage
        data={view}
        problem={noteOf("page")}
        problems={{ details: noteOf("details"), password: noteOf("password"), delete: noteOf("delete") }}
        renderDetails={draw(forms.details, "details")}
        renderPassword={password === null ? null : draw(password, "password")}
        renderDelete={deletion === null ? null : draw(deletion, "delete")}
        isDeleteWrong={Object.keys(deletion?.errors ?? {}).length > 0}
        passkeys={
          passkeys === null ? null : (
            <AccountPasskeys
              data={passkeys.view}
              renderForm={draw(passkeys.form, "passkey-ask")}
              problem={noteOf("passkey")}
            />
          )
        }
      />
    </OwnerProvider>
  );
}

export { PageErrorBoundary as ErrorBoundary };
