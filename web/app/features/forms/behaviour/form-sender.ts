import { errorParams, inputNames, type FormErrors } from "@circuit/contract/forms/form-errors";
import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { formPath } from "@circuit/contract/urls/own-paths";
import type { FormProblem, HumanCheck, SendResponse } from "../form-view-data.ts";
import { startHumanCheck, type HumanAnswer } from "../human-check/human-check.ts";

/** Timeout of sending in milliseconds; uploads on a slow connection take long. */
const sendMs = 180_000;

/** Problems that a retry with a new human check may solve. */
const mendable: ReadonlySet<FormProblem> = new Set(["confirm", "elsewhere", "refused"]);

const failed: SendResponse = { state: "refused", problem: "failed" };
const offline: SendResponse = { state: "refused", problem: "offline" };

/** Sends one form with a human check. Its code loads when a visitor starts to fill in the form. */
export class FormSender {
  readonly #form: Form;
  readonly #locale: Locale;
  readonly #check: HumanCheck;
  #human: Promise<HumanAnswer> | null = null;

  constructor(form: Form, locale: Locale, check: HumanCheck) {
    this.#form = form;
    this.#locale = locale;
    this.#check = check;
    void this.#startHuman();
  }

  /** Sends the form with its current values. Never throws: on any failure the visitor can try again. */
  async send(element: HTMLFormElement): Promise<SendResponse> {
    const answer = await this.#post(element);
    const isOld = answer.state === "refused" && mendable.has(answer.problem);
    // The server may have stored a form whose response got lost: the same token lets it recognise the retry.
    const isLost = answer === failed || answer === offline;
    if (answer.state === "refused" && !isLost) void this.#startHuman();
    // The check may be outdated or have failed: retry once before telling the visitor.
    return isOld ? this.#post(element) : answer;
  }

  async #post(element: HTMLFormElement): Promise<SendResponse> {
    try {
      const body = new FormData(element);
      const { fields, readyAt } = await (this.#human ?? this.#startHuman());
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, readyAt - Date.now())));
      for (const [name, value] of Object.entries(await fields())) body.set(name, value);

      const address = formPath(this.#locale, encodeURIComponent(this.#form.documentId));
      const response = await fetch(address, { method: "POST", body, signal: AbortSignal.timeout(sendMs) });
      const answer: unknown = await response.json();
      return isSendAnswer(answer) ? answer : failed;
    } catch (error) {
      // The visitor sees a message; only failures while online are worth reporting.
      if (!navigator.onLine) return offline;
      reportError(error);
      return failed;
    }
  }

  /** Starts the human check. A failed check, as without a network, starts again when the visitor sends the form. */
  #startHuman(): Promise<HumanAnswer> {
    const started = startHumanCheck(this.#check);
    this.#human = started;
    started.catch(() => {
      if (this.#human === started) this.#human = null;
    });
    return started;
  }
}

/** Whether a response is from this server, not from a proxy in between. */
function isSendAnswer(value: unknown): value is SendResponse {
  if (typeof value !== "object" || value === null || !("state" in value)) return false;
  return (
    (value.state === "sent" && "reference" in value) ||
    (value.state === "invalid" && "errors" in value) ||
    "problem" in value
  );
}

/**
 * Adds errors for inputs with content that the browser can't parse, such as half a date: it sends them empty, so no
 * validation rule would notice. Keeps the order of the form's fields.
 */
export function addUnreadableErrors(form: Form, element: HTMLFormElement, errors: FormErrors): FormErrors {
  const unreadable = [...element.querySelectorAll("input")].filter(
    (input) => input.validity.badInput && input.closest("[hidden]") === null,
  );
  if (unreadable.length === 0) return errors;

  const entries = form.fields.flatMap((field) =>
    inputNames(field).flatMap((name) => {
      const isUnreadable = unreadable.some((input) => input.name === name);
      const error = isUnreadable
        ? { key: "forms.errors.dateFormat" as const, params: errorParams(field) }
        : errors[name];
      return error === undefined ? [] : [[name, error] as const];
    }),
  );
  return Object.fromEntries(entries);
}
