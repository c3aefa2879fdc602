import { type ComponentProps, useContext } from "react";
import { AccountContext } from "#app/features/account/account-context.ts";
import { ProblemNote, SignedOutNote } from "#app/features/account/account-note.tsx";
import { AccountSend } from "#app/features/account/account-send.tsx";
import { accountInputs } from "#app/features/account/auth-view-data.ts";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";

type OwnFormData = ComponentProps<typeof OwnForm>["data"];

const parts = { details: "details", password: "password", delete: "delete", "passkey-ask": "passkey" } as const;

interface AccountFormProps extends Omit<ComponentProps<typeof AccountSend>, "isSending" | "onPress"> {
  data: OwnFormData;
  intent: keyof typeof parts;
}

/** A form of the account page, with its button. Its action has no fragment, as browsers ignore `autofocus` then. */
export function AccountForm({ data, intent, ...send }: AccountFormProps) {
  const { action, owner } = useContext(AccountContext);
  const hidden = { [accountInputs.intent]: intent, ...(owner === null ? {} : { [accountInputs.owner]: owner }) };

  return (
    <OwnForm
      data={data}
      action={action}
      hidden={hidden}
      problem={<SectionProblem part={parts[intent]} />}
      renderEnd={(isSending) => <AccountSend isSending={isSending} {...send} />}
    />
  );
}

/** Explains why a form in a section of the account page failed. */
export function SectionProblem({ part }: { part: "page" | (typeof parts)[keyof typeof parts] }) {
  const { problem } = useContext(AccountContext);
  if (problem?.part !== part) return null;
  if (problem.kind === "signedOut") return <SignedOutNote />;
  return <ProblemNote problem={problem.kind} waitTill={problem.waitTill} />;
}
