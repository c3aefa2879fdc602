import { describeAnswers } from "@circuit/contract/forms/describe-answers";
import type { Form } from "@circuit/contract/forms/form";
import { useLocale } from "#app/i18n/messages-context.tsx";
import type { SentReceipt } from "../form-view-data.ts";
import { ReceiptButtons } from "./receipt-buttons.tsx";
import { ReceiptSummary } from "./receipt-summary.tsx";

/** A receipt of the answers. It is made in the browser: no page of the server contains it. */
export function SubmissionReceipt({ form, receipt }: { form: Form; receipt: SentReceipt }) {
  // What had to be ticked to send the form says nothing.
  const shownFields = form.fields.filter(
    (field) => field.__component !== "fields.hidden" && (field.__component !== "fields.checkbox" || !field.required),
  );
  const answers = describeAnswers({ fields: shownFields }, receipt.values, useLocale());
  return (
    <>
      <ReceiptButtons title={form.title} reference={receipt.reference} answers={answers} />
      <ReceiptSummary reference={receipt.reference} answers={answers} />
    </>
  );
}
