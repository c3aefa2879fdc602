import type { Form } from "@circuit/contract/forms/form";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import type { Locale } from "@circuit/contract/locales";
import { useEffect, useRef, useState, type FocusEvent, type InputEvent, type RefObject, type SubmitEvent } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { useErrorTitle } from "./use-error-title.ts";
import { isFocusWithinField, reportFault, useRevalidation } from "./use-checks-again.ts";
import { useProofOfWork } from "./use-proof-of-work.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useFormFocus } from "./use-form-focus.ts";
import { useShownFields } from "./use-shown-fields.ts";
import type { OwnFormData } from "../form-view-data.ts";

/** Time after which a form that is still being sent may be sent again, in milliseconds. */
const stoppedMs = 20_000;

const rulesCode = lazyWithRetry(() => import("@circuit/contract/forms/check-own-form"));

/** Reports that the rules failed to load, and leaves validation to the server. */
function leftToServer(error: unknown): FormErrors {
  reportFault(error);
  return {};
}

/**
 * Adds to one of the site's own forms what needs scripts: validation by the server's rules, conditional fields, and a
 * draft. The browser submits the form itself, so the response is a page.
 */
export function useOwnForm({ form, errors: found, isRedisplayed: isFilledIn, keepsDraft: isKept }: OwnFormData) {
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const { shown, look } = useShownFields(form, element);
  const [state, setState] = useState({ errors: found, refusals: 0 });
  const [isSending, setSending] = useSending();
  const isChecked = useRef(false);
  const isRefused = state.refusals > 0 || Object.keys(found).length > 0;
  useErrorTitle(isRefused && Object.keys(state.errors).length > 0);
  const draft = useFormDraft({ form, isFilledIn, isKept, chosen: {}, element, onRestore: look });
  useFormFocus(element, state, "[data-summary]");
  const makeProof = useProofOfWork(element);

  const { checkLeft, checkChosen } = useRevalidation({
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
    // A button with `formnovalidate`, such as for more time to order, needs no valid form.
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

function sendChecked(isChecked: RefObject<boolean>, form: HTMLFormElement, submitter: HTMLElement | null): void {
  // In a separate task, as browsers ignore `requestSubmit` while they dispatch another submit event.
  setTimeout(() => {
    isChecked.current = true;
    form.requestSubmit(submitter);
  });
}

/** Returns the button that submitted the form; `null` when there was none. */
function submitterOf({ nativeEvent }: SubmitEvent<HTMLFormElement>): HTMLElement | null {
  return nativeEvent instanceof globalThis.SubmitEvent ? nativeEvent.submitter : null;
}

/** Returns the name of the input that focus left for another field; `null` for none. */
function fieldLeft(form: Form, { target, relatedTarget }: FocusEvent<HTMLFormElement>): string | null {
  const name = target.getAttribute("name");
  return name !== null && isField(form, name) && !isFocusWithinField(target, relatedTarget) ? name : null;
}

function isField({ fields }: Form, input: string): boolean {
  return fields.some(({ name }) => name === input.split(".", 1)[0]);
}

/**
 * State of whether the form is being sent. It resets after a while and when the browser restores the page from its
 * cache, so that the visitor can send again; the server handles duplicates.
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

/** Validates a form by the server's rules; their code loads on demand. */
async function findErrors(form: Form, locale: Locale, element: HTMLFormElement): Promise<FormErrors> {
  const { checkOwnForm } = await rulesCode.loadOrThrow();
  const checked = checkOwnForm(form, readFormValues(form, new FormData(element), locale));
  return checked.ok ? {} : checked.errors;
}
