import { localeOfPath } from "@circuit/contract/urls/paths";
import { data } from "react-router";
import { titleMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { plainPageInfo } from "#app/features/site-layout/page-info.ts";
import { refusedContext } from "#app/features/subscriptions/receive-subscription.server.ts";
import styleSheet from "#app/features/subscriptions/style-sheet.css?url";
import { SubscriptionScreen } from "#app/features/subscriptions/subscription-screen.tsx";
import { alternatesOf, taskOf } from "#app/features/subscriptions/task-of.server.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { subscriptionMessages } from "#app/i18n/messages/subscriptions.ts";
import type { Route } from "./+types/subscription";

/** Loads the page of a mailed link. A GET only shows a button, as mail programs open links by themselves. */
export function loader({ url, context }: Route.LoaderArgs) {
  const task = taskOf(url);
  const info = { ...plainPageInfo, alternates: alternatesOf(url, task) };
  return data({ task, isRefused: context.get(refusedContext), info }, { headers: privatePage });
}

export { receiveSubscription as action } from "#app/features/subscriptions/receive-subscription.server.ts";

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const messages = subscriptionMessages[localeOfPath(location.pathname)];
  const { title } = messages[loaderData.task];
  return titleMeta(loaderData.isRefused ? `${messages.errorPrefix} ${title}` : title, matches[0].loaderData);
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styleSheet }];

export const headers: Route.HeadersFunction = () => privatePage;

export default function Subscription({ loaderData, actionData }: Route.ComponentProps) {
  const { outcome = null, email = "" } = actionData ?? {};
  return <SubscriptionScreen task={loaderData.task} outcome={outcome} typedEmail={email} />;
}

export { PageErrorBoundary as ErrorBoundary };
