import { data } from "react-router";
import { invalidPath } from "#app/cms/cms-loader.server.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { FormBodyError, readFormBody } from "#app/features/forms/form-body.server.ts";
import { addressKey, isWithinLimit } from "#app/features/forms/form-limits.server.ts";
import { sendToken } from "#app/features/subscriptions/ask-subscription.server.ts";
import { signUp } from "#app/features/subscriptions/sign-up.server.ts";
import type { SubscriptionOutcome } from "#app/features/subscriptions/subscription-outcome.ts";
import { SubscriptionScreen } from "#app/features/subscriptions/subscription-screen.tsx";
import { taskOf } from "#app/features/subscriptions/task-of.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { subscriptionMessages } from "#app/i18n/messages/subscriptions.ts";
import { localeOfPath } from "#app/i18n/paths.ts";
import type { Route } from "./+types/subscription";

const privatePage = { "cache-control": "no-store", "x-robots-tag": "noindex" };

const statuses: Partial<Record<SubscriptionOutcome["state"], number>> = {
  failed: 503,
  invalidEmail: 422,
  tooMany: 429,
};

/**
 * Where mails lead, and the newsletter's form when the circuit keeps the list itself.
 * Mail programs open links by themselves, so all that a GET does is show a button.
 */
export function loader({ request }: Route.LoaderArgs) {
  const task = taskOf(request);
  if (task === null) throw invalidPath(request);
  return data({ task }, { headers: privatePage });
}

/** The button, the newsletter's form, or a mail program that stops in one click (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const task = taskOf(request);
  if (task === null) throw invalidPath(request);

  const outcome =
    task === "newsletter"
      ? await takeSignUp(request, context.get(localeContext))
      : await sendToken(task, params.token ?? "");
  return data({ outcome }, { status: statuses[outcome.state] ?? 200, headers: privatePage });
}

async function takeSignUp(request: Request, locale: Parameters<typeof signUp>[1]): Promise<SubscriptionOutcome> {
  const visitor = addressKey(request.headers.get("x-client-address") ?? "unknown");
  if (!(await isWithinLimit("unproven", visitor))) return { state: "tooMany" };
  try {
    const { data: sent, remove } = await readFormBody(request);
    await remove();
    return await signUp(sent, locale);
  } catch (error) {
    if (error instanceof FormBodyError) return { state: "invalidEmail" };
    throw error;
  }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const messages = subscriptionMessages[localeOfPath(location.pathname)];
  return [{ title: messages[loaderData?.task ?? "confirm"].title }];
}

export const headers: Route.HeadersFunction = () => privatePage;

export default function Subscription({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriptionScreen task={loaderData.task} outcome={actionData?.outcome ?? null} />;
}

export { PageErrorBoundary as ErrorBoundary };
