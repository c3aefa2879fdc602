import { isLocale } from "@circuit/contract/locales";
import { invalidPath } from "#app/cms/cms-loader.server.ts";
import type { FormOutcome, SendResponse } from "#app/features/forms/form-view-data.ts";
import { receiveForm } from "#app/features/forms/receive/receive-form.server.ts";
import { log } from "#app/log.server.ts";
import type { Route } from "./+types/form-submission";

export { methodNotAllowed as loader } from "#app/http/method-not-allowed.server.ts";

/** Receives a form that a script sends to `/forms/{language}/{documentId}`, and answers with JSON. */
export async function action({ request, url, params }: Route.ActionArgs) {
  if (!isLocale(params.locale)) throw invalidPath(url);
  const received = await receiveForm(request, { locale: params.locale, formId: params.form, isScripted: true });
  switch (received.state) {
    case "sent":
      return answer({ state: "sent", reference: received.reference }, 200);
    case "unknown":
      return answer({ state: "refused", problem: "failed" }, 404);
    case "unavailable":
      log.error("A form can't be checked", { form: params.form, reason: received.reason });
      return answer({ state: "refused", problem: "failed" }, 503);
    default:
      return answer(toAnswer(received.outcome), received.status);
  }
}

function toAnswer({ errors, problem }: FormOutcome): SendResponse {
  return problem === null ? { state: "invalid", errors } : { state: "refused", problem };
}

function answer(body: SendResponse, status: number): Response {
  const later = status === 503 ? { "retry-after": "30" } : {};
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...later } });
}
