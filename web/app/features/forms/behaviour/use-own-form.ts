import type { Form } from "@circuit/contract/forms/form";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import type { Locale } from "@circuit/contract/locales";
import { useEffect, useRef, useState, type FocusEvent, type InputEvent, type RefObject, type SubmitEvent } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { useErrorTitle } from "./use-error-title.ts";
import { staysInField } from "./stays-in-field.ts";
import { reportFault, useChecksAgain } from "./use-checks-again.ts";
import { useProofOfWork } from "./use-proof-of-work.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useFormFocus } from "./use-form-focus.ts";
import { useShownFields } from "./use-shown-fields.ts";
import type { OwnFormData } from "../form-view-data.ts";

/** How long after it was sent a form may be sent once more, in milliseconds. */
const stoppedMs = 20_000;

const rulesCode = lazyWithRetry(() => import("@circuit/contract/forms/check-own-form"));

/** Without the rules the server checks alone. */
function leftToServer(error: unknown): FormErrors {
  reportFault(error);
  return {};
}

/**
 * What scripts add to a form of the site's own: the same rules before it is sent, fields that come and go, and a draft.
 * The browser itself sends it, as it does without scripts, so the answer is a page.
 */
export function useOwnForm({ form, errors: found, isAgain, keepsDraft }: OwnFormData) {
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const { shown, look } = useShownFields(form, element);
  const [state, setState] = useState({ errors: found, refusals: 0 });
  const [isSending, setSending] = useSending();
  const isChecked = useRef(false);
  const isRefused = state.refusals > 0 || Object.keys(found).length > 0;
  useErrorTitle(isRefused && Object.keys(state.errors).length > 0);
  const draft = useFormDraft({ form, isFilledIn: isAgain, isKept: keepsDraft, chosen: {}, element, onRestore: look });
  useFormFocus(element, state, "[data-summary]");
  const makeProof = useProofOfWork(element);

  const { checkLeft, checkChosen } = useChecksAgain({
    seen: state.errors,
    find: (target) => findErrors(form, locale, target),
    show: (after) => setState((before) => ({ ...before, errors: after(before.errors) })),
  });

  const send = async (target: HTMLFormElement, submitter: HTMLElement | null) => {
    const errors = await findErrors(form, locale, target).catch(leftToServer);
    if (Object.keys(errors).length > 0) {
      setState(({ refusals }) => ({ errors, refusals: refusals + 1 }));
      setSending(false);
      return;
    }
    await makeProof();
    sendChecked(isChecked, target, submitter);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const submitter = submitterOf(event);
    // What the button asks for needs no complete form.
    if (submitter?.hasAttribute("formnovalidate") === true) return;
    if (isChecked.current) {
      isChecked.current = false;
      return;
    }
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    void send(event.currentTarget, submitter);
  };

  return {
    errors: state.errors,
    isRefused,
    isSending,
    shown,
    draft,
    props: {
      ref: element,
      onSubmit,
      onFocus: () => void makeProof(),
      onBlur: (event: FocusEvent<HTMLFormElement>) => checkLeft(event.currentTarget, fieldLeft(form, event)),
      onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
        look();
        draft.keep();
        checkChosen(currentTarget, target);
      },
    },
  };
}

/** Sends a form that was checked. */
function sendChecked(isChecked: RefObject<boolean>, form: HTMLFormElement, submitter: HTMLElement | null): void {
  // In a task of its own: while one submission is still being dispatched, another is ignored.
  setTimeout(() => {
    isChecked.current = true;
    form.requestSubmit(submitter);
  });
}

/** The button that was pressed; `null` for none, as when a script sends the form. */
function submitterOf({ nativeEvent }: SubmitEvent<HTMLFormElement>): HTMLElement | null {
  return nativeEvent instanceof globalThis.SubmitEvent ? nativeEvent.submitter : null;
}

/** Name of the input that the focus left for another field; `null` for none. */
function fieldLeft(form: Form, { target, relatedTarget }: FocusEvent<HTMLFormElement>): string | null {
  const name = target.getAttribute("name");
  return name !== null && isField(form, name) && !staysInField(target, relatedTarget) ? name : null;
}

function isField({ fields }: Form, input: string): boolean {
  return fields.some(({ name }) => name === input.split(".", 1)[0]);
}

/**
 * Whether the form is on its way. A visitor who comes back to the page as it was left, or stopped the browser, may send it
 * once more: the same order sent twice is one.
 */
function useSending() {
  const sending = useState(false);
  const [isSending, setSending] = sending;

  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSending(false), stoppedMs);
    return () => clearTimeout(timer);
  }, [isSending, setSending]);

  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setSending(false);
    };
    addEventListener("pageshow", again);
    return () => removeEventListener("pageshow", again);
  }, [setSending]);
  return sending;
}

/** Validates a form by the same rules as the server; their code is loaded on demand. */
async function findErrors(form: Form, locale: Locale, element: HTMLFormElement): Promise<FormErrors> {
  const { checkOwnForm } = await rulesCode.need();
  const checked = checkOwnForm(form, readFormValues(form, new FormData(element), locale));
  return checked.ok ? {} : checked.errors;
}
