import type { Form } from "@circuit/contract/forms/form";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import type { Locale } from "@circuit/contract/locales";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { FormSender } from "./form-sender.ts";
import type { FormProblem, FormViewData, SentReceipt } from "../form-view-data.ts";
import { reportFault, useCheckedForm } from "./use-checked-form.ts";

const senderCode = lazyWithRetry(() => import("./form-sender.ts"));
const rulesCode = lazyWithRetry(() => import("@circuit/contract/forms/check-form"));

interface Sending {
  phase: "open" | "pending" | "sent";
  problem: FormProblem | null;
  /** Receipt of a form that the visitor just sent from this page. */
  receipt: SentReceipt | null;
}

/** Adds to a form what needs scripts: that of `useCheckedForm`, and sending without leaving the page. */
export function useFormBehaviour({ form, outcome, chosen, humanCheck, isSent }: FormViewData) {
  const locale = useLocale();
  const getSender = useSender({ form, humanCheck });
  const [sending, setSending] = useState<Sending>({
    phase: isSent ? "sent" : "open",
    problem: outcome?.problem ?? null,
    receipt: null,
  });
  const { refuse, accept, props, ...checked } = useCheckedForm({
    form,
    found: outcome?.errors ?? {},
    wasRefused: outcome !== null,
    isFilledIn: outcome !== null,
    keepsDraft: true,
    chosen,
    find: async (target) => (await check(form, locale, target)).errors,
  });
  useForgettingWhenSent(sending.phase, checked.draft.forget);

  const reopen = (errors: FormErrors, problem: FormProblem | null) => {
    setSending({ phase: "open", problem, receipt: null });
    refuse(errors);
  };
  const send = async (target: HTMLFormElement) => {
    setSending((before) => ({ ...before, phase: "pending", problem: null }));
    const { errors, values } = await check(form, locale, target);
    if (Object.keys(errors).length > 0) return reopen(errors, null);

    const answer = await (await getSender()).send(target);
    if (answer.state === "sent") {
      const receipt = { reference: answer.reference, sentAt: new Date(), values };
      setSending({ phase: "sent", problem: null, receipt });
      accept();
    } else reopen(answer.state === "invalid" ? answer.errors : {}, answer.state === "refused" ? answer.problem : null);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.phase === "pending") return;
    send(event.currentTarget).catch((error: unknown) => {
      reportFault(error);
      // The form's code failed to load: say whether the network is the reason.
      reopen({}, navigator.onLine ? "failed" : "offline");
    });
  };

  return {
    ...sending,
    ...checked,
    props: { ...props, onSubmit, onFocus: () => void getSender().catch(reportFault) },
  };
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
