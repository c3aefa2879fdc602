import { describeAnswers } from "@circuit/contract/forms/describe-answers";
import type { Form } from "@circuit/contract/forms/form";
import { useLocale } from "#app/i18n/messages-context.tsx";
import type { SentProof } from "../form-view-data.ts";
import { ProofButtons } from "./proof-buttons.tsx";
import { ProofSummary } from "./proof-summary.tsx";

/** What was sent, for the visitor to keep. It is put together in the browser: no page holds it. */
export function Proof({ form, proof }: { form: Form; proof: SentProof }) {
  // What had to be ticked to send the form says nothing.
  const told = form.fields.filter(
    (field) => field.__component !== "fields.hidden" && (field.__component !== "fields.checkbox" || !field.required),
  );
  const answers = describeAnswers({ fields: told }, proof.values, useLocale());
  return (
    <>
      <ProofButtons title={form.title} reference={proof.reference} answers={answers} />
      <ProofSummary reference={proof.reference} answers={answers} />
    </>
  );
}
