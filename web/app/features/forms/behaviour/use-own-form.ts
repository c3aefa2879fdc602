import type { Form } from "@circuit/contract/forms/form";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import type { Locale } from "@circuit/contract/locales";
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { reportFault, useCheckedForm } from "./use-checked-form.ts";
import { useProofOfWork } from "./use-proof-of-work.ts";
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
 * Adds to one of the site's own forms what needs scripts: that of `useCheckedForm`, and a proof of work. The browser
 * submits the form itself, so the response is a page.
 */
export function useOwnForm({ form, errors: found, isRedisplayed, keepsDraft }: OwnFormData) {
  const locale = useLocale();
  const [isSending, setSending] = useSending();
  const isChecked = useRef(false);
  const { element, refuse, props, ...checked } = useCheckedForm({
    form,
    found,
    wasRefused: Object.keys(found).length > 0,
    isFilledIn: isRedisplayed,
    keepsDraft,
    chosen: {},
    find: (target) => findErrors(form, locale, target),
  });
  const makeProof = useProofOfWork(element);

  const send = async (target: HTMLFormElement, submitter: HTMLElement | null) => {
    const errors = await findErrors(form, locale, target).catch(leftToServer);
    if (Object.keys(errors).length > 0) {
      refuse(errors);
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

  return { ...checked, isSending, props: { ...props, onSubmit, onFocus: () => void makeProof() } };
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
