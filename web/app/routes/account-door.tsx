import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { accountPaths } from "@circuit/contract/own-paths";
import { localeOfPath } from "@circuit/contract/paths";
import { createContext, data, redirect } from "react-router";
import { loadWhole } from "#app/boot/load-whole.ts";
import { signInProviders } from "#app/cms/provider-sign-in.server.ts";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { ownPath } from "#app/domain/site-path.ts";
import { pageTitle } from "#app/features/document-meta/document-meta.ts";
import { accountFormOf } from "#app/features/account/account-forms.server.ts";
import { readAccountQuery, withAccountQuery } from "#app/features/account/account-query.ts";
import { DoorPage } from "#app/features/account/door-page.tsx";
import { accountInputs } from "#app/features/account/door-view-data.ts";
import { doorView } from "#app/features/account/door-view.server.ts";
import { cameFrom } from "#app/features/account/came-from.server.ts";
import { doorAt } from "#app/features/account/doors.ts";
import { privateHeaders } from "#app/features/account/private-page.server.ts";
import { readProviderProblem } from "#app/features/account/providers/provider-query.ts";
import { receiveDoor, type ReceivedDoor } from "#app/features/account/receive-door.server.ts";
import { sessionTokenOf } from "#app/features/account/session-cookie.server.ts";
import { accountSheet } from "#app/features/account/style-sheet.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { useSettledDrafts } from "#app/features/forms/behaviour/use-settled-drafts.ts";
import { humanInputs, judgeOwnForm } from "#app/features/forms/receive/judge-own-form.server.ts";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";
import { localeContext } from "#app/i18n/locale-context.ts";
import { doorMessages } from "#app/i18n/messages/account-doors.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { authPageImage } from "#app/features/account/auth-page-image.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import type { Route } from "./+types/account-door";

/** What the action leaves to the loader. */
const receivedContext = createContext<ReceivedDoor | null>(null);

/** Pages that lead into an account: to sign in, to register, and where its mails lead. All that a GET does is show a form. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const door = doorAt(url.pathname, locale);
  const asked = readAccountQuery(url);
  const query = { ...asked, return: asked.return ?? cameFrom(request) };
  const received = context.get(receivedContext);
  const isForNobody = door === "signIn" || door === "register";
  const told = readProviderProblem(url);
  if (isForNobody && received === null && query.done === null && told === null && sessionTokenOf(request) !== null) {
    throw redirect(keepAppMode(url.search, query.return ?? accountPaths.account[locale]), {
      status: 303,
      headers: privateHeaders(),
    });
  }

  const [poster, providers] = await Promise.all([
    authPageImage(locale, request.signal),
    isForNobody ? signInProviders() : [],
  ]);
  const problem = door === "signIn" ? told : null;
  const { view, formName, code } = doorView(door, { locale, query, received, poster, problem, providers });
  const again = received?.state === "again" ? received.again : null;
  const form =
    formName === null
      ? null
      : {
          form: accountFormOf(formName, locale),
          values: again?.typed ?? (view.mailedTo === null ? {} : { email: [view.mailedTo] }),
          errors: again?.errors ?? {},
          isAgain: again !== null,
          keepsDraft: false,
          today: dayAtCircuit(new Date()),
        };
  const hidden = { ...humanInputs(), ...(code === null ? {} : { [accountInputs.code]: code }) };
  return data(
    { info: { ...ownPageInfo(accountPaths[door]), isQuiet: true }, view, form, hidden },
    { headers: privateHeaders() },
  );
}

/** Takes what was sent, and leads back to where the visitor was once they are signed in. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  const { return: returnTo } = readAccountQuery(url);
  const door = doorAt(url.pathname, locale);
  const received = await receiveDoor(request, door, { locale, returnTo, judge: judgeOwnForm });
  const headers = privateHeaders(received.cookies);
  if (received.state === "in") {
    // Also what was kept since the registration goes through the one check.
    const account = withAccountQuery(accountPaths.account[locale], {
      done: received.isReset ? "password" : null,
    });
    // After a reset the account's page says which ways in remain.
    const path = received.isReset ? account : (returnTo ?? ownPath(received.returnTo) ?? account);
    return redirect(keepAppMode(url.search, path), { status: 303, headers });
  }
  context.set(receivedContext, received);
  const { status, waitSeconds } = received.state === "again" ? received.again : { status: 200, waitSeconds: null };
  if (waitSeconds !== null) headers.set("retry-after", String(waitSeconds));
  return data(null, { status, headers });
}

/** In the browser this page is loaded whole: nothing that runs on other pages, such as measuring, sees its address. */
export function clientLoader() {
  return loadWhole();
}

export const links: Route.LinksFunction = () => [...accountSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { errorPrefix } = accountMessages[locale];
  const { view, form } = loaderData;
  const isWrong = view.problem !== null || Object.keys(form?.errors ?? {}).length > 0;
  const { title } = doorMessages[locale].doors[view.door];
  return [{ title: pageTitle(isWrong ? `${errorPrefix} ${title}` : title, matches[0].loaderData) }];
}

export const headers: Route.HeadersFunction = () => privateHeaders();

export default function AccountDoor({ loaderData: { view, form, hidden } }: Route.ComponentProps) {
  useSettledDrafts();
  return (
    <DoorPage
      data={view}
      renderForm={
        form === null ? null : (slots) => <OwnForm data={form} action={view.action} hidden={hidden} {...slots} />
      }
    />
  );
}

export { PageErrorBoundary as ErrorBoundary };
