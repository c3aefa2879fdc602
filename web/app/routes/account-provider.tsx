import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { accountPaths, providerPath } from "@circuit/contract/own-paths";
import { localeOfPath } from "@circuit/contract/paths";
import { createContext, data, redirect } from "react-router";
import { loadWhole } from "#app/boot/load-whole.ts";
import { notFound } from "#app/cms/cms-loader.server.ts";
import { signInProviders } from "#app/cms/provider-sign-in.server.ts";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { pageTitle } from "#app/features/document-meta/document-meta.ts";
import { accountFormOf } from "#app/features/account/account-forms.server.ts";
import { ProblemNote } from "#app/features/account/account-note.tsx";
import { withAccountQuery } from "#app/features/account/account-query.ts";
import { waitTill } from "#app/features/account/door-view.server.ts";
import { privateHeaders } from "#app/features/account/private-page.server.ts";
import { providerNamed } from "#app/features/account/providers/begun-sign-in.server.ts";
import { LinkPage } from "#app/features/account/providers/link-page.tsx";
import { readCameBack } from "#app/features/account/providers/provider-query.ts";
import {
  receiveLink,
  type ReceivedLink,
  takeBack,
  waitingLink,
} from "#app/features/account/providers/receive-provider.server.ts";
import { accountSheet } from "#app/features/account/style-sheet.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";
import { localeContext } from "#app/i18n/locale-context.ts";
import { providerMessages } from "#app/i18n/messages/account-providers.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import type { Route } from "./+types/account-provider";

/** What the action leaves to the loader. */
const receivedContext = createContext<Extract<ReceivedLink, { state: "again" }> | null>(null);

/**
 * Where a provider leads back to. What stands in the address then is used at once, and the visitor led on to one without
 * it: to where they were, to why it failed, or to this page, which asks for the password of an account with their address.
 */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const provider = nameIn(params.provider, url);
  const back = readCameBack(url);
  if (back !== null) {
    const { path, cookies } = await takeBack(request, { provider, locale, back });
    throw redirect(path, { status: 303, headers: privateHeaders(cookies) });
  }
  const begun = waitingLink(request, provider);
  if (begun === null) {
    const path = keepAppMode(url.search, accountPaths.signIn[locale]);
    throw redirect(path, { status: 303, headers: privateHeaders() });
  }

  const again = context.get(receivedContext)?.again ?? null;
  const known = (await signInProviders()).find(({ name }) => name === provider);
  const path = (page: "signIn" | "forgotPassword") =>
    withAccountQuery(accountPaths[page][locale], { return: begun.back });
  const paths = { nl: providerPath(provider, "nl"), en: providerPath(provider, "en") };
  return data(
    {
      info: { ...ownPageInfo(paths), isQuiet: true },
      view: {
        title: known?.title ?? provider,
        action: paths[locale],
        paths: { signIn: path("signIn"), forgotPassword: path("forgotPassword") },
      },
      problem: again?.problem ?? null,
      waitTill: waitTill(again?.waitSeconds ?? null, locale),
      form: {
        form: accountFormOf("link-provider", locale),
        values: {},
        errors: again?.errors ?? {},
        isAgain: again !== null,
        keepsDraft: false,
        today: dayAtCircuit(new Date()),
      },
    },
    { headers: privateHeaders() },
  );
}

/** Takes the password, and leads the visitor to where they were. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  const received = await receiveLink(request, nameIn(params.provider, url), locale);
  if (received.state === "led") {
    const { path, cookies } = received.led;
    return redirect(path, { status: 303, headers: privateHeaders(cookies) });
  }
  context.set(receivedContext, received);
  const { status, waitSeconds } = received.again;
  const headers = privateHeaders(received.cookies);
  if (waitSeconds !== null) headers.set("retry-after", String(waitSeconds));
  return data(null, { status, headers });
}

function nameIn(text: string, url: URL): string {
  const name = providerNamed(text);
  if (name === null) throw notFound(url);
  return name;
}

/** In the browser this page is loaded whole: nothing that runs on other pages, such as measuring, sees its address. */
export function clientLoader() {
  return loadWhole();
}

export const links: Route.LinksFunction = () => [...accountSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { title } = providerMessages[locale].link;
  const isWrong = loaderData.problem !== null || Object.keys(loaderData.form.errors).length > 0;
  return [
    { title: pageTitle(isWrong ? `${accountMessages[locale].errorPrefix} ${title}` : title, matches[0].loaderData) },
  ];
}

export const headers: Route.HeadersFunction = () => privateHeaders();

export default function AccountProvider({ loaderData: { view, form, problem, waitTill: till } }: Route.ComponentProps) {
  return (
    <LinkPage
      data={view}
      problem={<ProblemNote problem={problem} waitTill={till} />}
      renderForm={(slots) => <OwnForm data={form} action={view.action} hidden={{}} {...slots} />}
    />
  );
}

export { PageErrorBoundary as ErrorBoundary };
