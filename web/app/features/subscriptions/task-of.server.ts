import { subscriptionPaths } from "@circuit/contract/forms/subscriptions";
import { locales, type Locale } from "@circuit/contract/locales";
import { emailConfirmationPaths, newsletterPaths } from "@circuit/contract/urls/own-paths";
import { invalidPath } from "#app/cms/cms-loader.server.ts";
import type { SubscriptionTask } from "./subscription-outcome.ts";

/** Returns the task of the page at a URL. @throws A 404 response for other URLs. */
export function taskOf(url: URL): SubscriptionTask {
  const { pathname } = url;
  const isBelow = (paths: Record<string, string>) => locales.some((locale) => pathname.startsWith(`${paths[locale]}/`));

  if (locales.some((locale) => pathname === newsletterPaths[locale])) return "newsletter";
  if (locales.some((locale) => pathname === emailConfirmationPaths[locale])) return "address";
  if (isBelow(emailConfirmationPaths)) return "addressLink";
  if (isBelow(subscriptionPaths.confirm)) return "confirm";
  if (isBelow(subscriptionPaths.unsubscribe)) return "unsubscribe";
  throw invalidPath(url);
}

/** Returns the paths of a task's page in each language, with the token of its link. */
export function alternatesOf({ pathname }: URL, task: SubscriptionTask): Record<Locale, string> {
  if (task === "newsletter") return newsletterPaths;
  const rest = pathname.slice(pathname.lastIndexOf("/"));
  if (task === "address") return emailConfirmationPaths;
  const { nl, en } = task === "addressLink" ? emailConfirmationPaths : subscriptionPaths[task];
  return { nl: `${nl}${rest}`, en: `${en}${rest}` };
}
