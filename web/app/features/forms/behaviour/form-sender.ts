import { errorParams, inputNames, type FormErrors } from "@circuit/contract/forms/form-errors";
import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { formPath } from "@circuit/contract/urls/own-paths";
import type { FormProblem, HumanCheck, SendAnswer } from "../form-view-data.ts";
import { startHumanCheck, type HumanAnswer } from "../human-check/human-check.ts";

/** How long sending may take, in milliseconds: uploads on a slow connection take a while. */
const sendMs = 180_000;

/** Problems that a retry with a new human check may solve without the visitor. */
const mendable: ReadonlySet<FormProblem> = new Set(["confirm", "elsewhere", "refused"]);

const failed: SendAnswer = { state: "refused", problem: "failed" };
const offline: SendAnswer = { state: "refused", problem: "offline" };

/** Checks and sends one form; its code is loaded when a visitor begins to fill the form in. */
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

  /** Sends the form as it stands. Never throws: whatever happens, the visitor can try again. */
  async send(element: HTMLFormElement): Promise<SendAnswer> {
    const answer = await this.#post(element);
    const isOld = answer.state === "refused" && mendable.has(answer.problem);
    // The lost answer may have been "sent": the same token lets the server recognise the retry as the same form.
    const isLost = answer === failed || answer === offline;
    if (answer.state === "refused" && !isLost) void this.#startHuman();
    // The page was open for long, or the check went wrong: it is tried once more without telling the visitor.
    return isOld ? this.#post(element) : answer;
  }

  async #post(element: HTMLFormElement): Promise<SendAnswer> {
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
      // The visitor sees a message. A missing network is no error to report.
      if (!navigator.onLine) return offline;
      reportError(error);
      return failed;
    }
  }

  /** Begins the human check. If it fails, as without a network, it begins anew when the form is sent. */
  #startHuman(): Promise<HumanAnswer> {
    const started = startHumanCheck(this.#check);
    this.#human = started;
    started.catch(() => {
      if (this.#human === started) this.#human = null;
    });
    return started;
  }
}

/** Whether an answer is our own server's, and not that of a proxy in between. */
function isSendAnswer(value: unknown): value is SendAnswer {
  if (typeof value !== "object" || value === null || !("state" in value)) return false;
  return (
    (value.state === "sent" && "reference" in value) ||
    (value.state === "invalid" && "errors" in value) ||
    "problem" in value
  );
}

/**
 * Adds errors for inputs whose content the browser can't read, such as half a date: it
 * sends them empty, so no rule would notice. The errors are in the order of the form.
 */
export function withUnreadable(form: Form, element: HTMLFormElement, errors: FormErrors): FormErrors {
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
