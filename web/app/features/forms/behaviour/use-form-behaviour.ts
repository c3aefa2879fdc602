import type { Form } from "@circuit/contract/forms/form";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import type { Locale } from "@circuit/contract/locales";
import { useEffect, useRef, useState, type FocusEvent, type InputEvent, type SubmitEvent } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { FormSender } from "./form-sender.ts";
import type { FormOutcome, FormProblem, FormViewData, SentReceipt } from "../form-view-data.ts";
import { useErrorTitle } from "./use-error-title.ts";
import { isFocusWithinField, reportFault, useRevalidation } from "./use-checks-again.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useFormFocus } from "./use-form-focus.ts";
import { useShownFields } from "./use-shown-fields.ts";

const senderCode = lazyWithRetry(() => import("./form-sender.ts"));
const rulesCode = lazyWithRetry(() => import("@circuit/contract/forms/check-form"));

interface Sending {
  phase: "open" | "pending" | "sent";
  errors: FormErrors;
  problem: FormProblem | null;
  /** Number of failed attempts to send; each moves the focus to the errors. */
  refusals: number;
  /** Receipt of a form that the visitor just sent from this page. */
  receipt: SentReceipt | null;
}

/**
 * Adds to a form what needs scripts: validation by the server's rules, sending without leaving the page, conditional
 * fields, and a draft.
 */
export function useFormBehaviour({ form, outcome, chosen, humanCheck, isSent }: FormViewData) {
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const getSender = useSender({ form, humanCheck });
  const [sending, setSending] = useState(() => sendingAtFirst(isSent, outcome));
  const { shown, look } = useShownFields(form, element);
  const draft = useFormDraft({ isKept: true, form, isFilledIn: outcome !== null, chosen, element, onRestore: look });
  const isRefused = sending.refusals > 0 || outcome !== null;
  useErrorTitle(isRefused && Object.keys(sending.errors).length > 0);

  useFormFocus(element, sending, "[data-summary], [data-problem]");
  useForgettingWhenSent(sending.phase, draft.forget);

  const { checkLeft, checkChosen } = useRevalidation({
    seen: sending.errors,
    find: async (target) => (await check(form, locale, target)).errors,
    show: (after) => setSending((before) => ({ ...before, errors: after(before.errors) })),
  });

  const send = async (target: HTMLFormElement) => {
    setSending((before) => ({ ...before, phase: "pending", problem: null }));
    const { errors, values } = await check(form, locale, target);
    if (Object.keys(errors).length > 0) return refuse(errors, null);

    const answer = await (await getSender()).send(target);
    if (answer.state === "sent") {
      const receipt = { reference: answer.reference, sentAt: new Date(), values };
      setSending({ phase: "sent", errors: {}, problem: null, refusals: 0, receipt });
    } else refuse(answer.state === "invalid" ? answer.errors : {}, answer.state === "refused" ? answer.problem : null);
  };
  const refuse = (errors: FormErrors, problem: FormProblem | null) =>
    setSending(({ refusals }) => ({ phase: "open", errors, problem, refusals: refusals + 1, receipt: null }));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.phase === "pending") return;
    send(event.currentTarget).catch((error: unknown) => {
      reportFault(error);
      // The form's code failed to load: say whether the network is the reason.
      refuse({}, navigator.onLine ? "failed" : "offline");
    });
  };

  return {
    ...sending,
    /** Whether an attempt to send failed: the summary of errors then stays while the visitor corrects them. */
    isRefused,
    shown,
    draft,
    props: {
      ref: element,
      onSubmit,
      onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) =>
        checkLeft(currentTarget, isFocusWithinField(target, relatedTarget) ? null : target.getAttribute("name")),
      onFocus: () => void getSender().catch(reportFault),
      onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
        look();
        draft.keep();
        checkChosen(currentTarget, target);
      },
    },
  };
}

function sendingAtFirst(isSent: boolean, outcome: FormOutcome | null): Sending {
  const { errors = {}, problem = null } = outcome ?? {};
  return { phase: isSent ? "sent" : "open", errors, problem, refusals: 0, receipt: null };
}

/** Returns a function that loads the form's sender once; the human check starts with it. */
function useSender({ form, humanCheck }: Pick<FormViewData, "form" | "humanCheck">): () => Promise<FormSender> {
  const locale = useLocale();
  const sender = useRef<Promise<FormSender> | null>(null);
  return () => {
    sender.current ??= senderCode.loadOrThrow().then(
      (late) => new late.FormSender(form, locale, humanCheck),
      (error: unknown) => {
        sender.current = null;
        throw error;
      },
    );
    return sender.current;
  };
}

function useForgettingWhenSent(phase: Sending["phase"], forget: () => void): void {
  useEffect(() => {
    if (phase === "sent") forget();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is sent
  }, [phase]);
}

/**
 * Validates the current values by the server's rules, loading their code on demand. Returns the values too when all are
 * valid.
 */
async function check(form: Form, locale: Locale, element: HTMLFormElement): Promise<Checked> {
  const [{ checkForm }, { addUnreadableErrors }] = await Promise.all([
    rulesCode.loadOrThrow(),
    senderCode.loadOrThrow(),
  ]);
  const checked = checkForm(form, readFormValues(form, new FormData(element), locale));
  return {
    errors: addUnreadableErrors(form, element, checked.ok ? {} : checked.errors),
    values: checked.ok ? checked.values : {},
  };
}

interface Checked extends Pick<SentReceipt, "values"> {
  errors: FormErrors;
}
