import { type ComponentProps, useContext } from "react";
import type { PasskeyStep } from "#app/features/account/account-answer.server.ts";
import { AccountRow, IntentInputs } from "#app/features/account/account-button.tsx";
import { AccountContext } from "#app/features/account/account-context.ts";
import { AccountSend } from "#app/features/account/account-send.tsx";
import type { AccountParts } from "#app/features/account/account-view.server.ts";
import { makePasskey } from "#app/features/account/passkey-credentials.ts";
import {
  PasskeyInput,
  TroubleNote,
  useHasPasskeys,
  usePasskey,
  WithScripts,
} from "#app/features/account/passkey-parts.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { AccountForm, SectionProblem } from "./account-form.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

interface AccountPasskeysProps {
  parts: AccountParts;
  step: PasskeyStep | null;
  form: ComponentProps<typeof AccountForm>["data"];
}

/** The passkeys of an account. Without scripts only the list, as creating a passkey needs a script. */
export function AccountPasskeys(props: AccountPasskeysProps) {
  const { section } = passkeyMessages[useLocale()];
  const { passkeys } = props.parts;
  const hasSome = passkeys.length > 0;
  const whole = (
    <TitledSection id="passkeys" title={section.title}>
      {hasSome ? <Rows passkeys={passkeys} /> : null}
      <WithScripts>
        <Adding {...props} />
      </WithScripts>
    </TitledSection>
  );

  return hasSome ? whole : <WithScripts>{whole}</WithScripts>;
}

function Rows({ passkeys }: Pick<AccountParts, "passkeys">) {
  const locale = useLocale();
  const { section } = passkeyMessages[locale];
  const usedOf = (at: string | null) => (at === null ? section.neverUsed : section.lastUsed(formatDay(at, locale)));

  return (
    <>
      <ul className="ac-alarms">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
          const shown = name ?? section.unnamed;
          const text = `${section.madeOn(formatDay(createdAt, locale))} ${usedOf(lastUsedAt)}`;
          const end = { intent: "passkey-remove", id, label: section.removeOf(shown), word: section.remove } as const;
          return <AccountRow key={id} title={shown} text={text} end={end} />;
        })}
      </ul>
      <p className="ac-none">{section.stay}</p>
    </>
  );
}

function Adding({ parts, step, form }: AccountPasskeysProps) {
  const { section } = passkeyMessages[useLocale()];
  if (!useHasPasskeys()) return <p className="ac-none">{section.unsupported}</p>;
  if (step !== null) return <Making step={step} />;
  if (!parts.canAddPasskey) {
    return (
      <>
        <SectionProblem part="passkey" />
        <p className="ac-none">{section.full}</p>
      </>
    );
  }

  return (
    <>
      <p className="ac-none ac-add">{section.intro}</p>
      <AccountForm data={form} intent="passkey-ask" fill="line">
        {section.add}
      </AccountForm>
    </>
  );
}

/** Form whose button starts the creation of the passkey: some browsers allow that only right after a press. */
function Making({ step }: { step: PasskeyStep }) {
  const { make } = passkeyMessages[useLocale()].section;
  const { keepMode } = useAppMode();
  const { action } = useContext(AccountContext);
  const { form, input, trouble, isAsking, onPress } = usePasskey(() => makePasskey(step.options));

  return (
    <form ref={form} className="ac-sure ac-make" method="post" action={keepMode(action)}>
      <IntentInputs intent="passkey-add" />
      <input type="hidden" name="passkeyName" value={step.name} />
      <PasskeyInput input={input} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to the button that was pressed */}
      <h3 className="h3" tabIndex={-1} autoFocus>
        {make.title}
      </h3>
      <p>{make.text}</p>
      <TroubleNote trouble={trouble} />
      <AccountSend
        isSending={isAsking}
        fill="ink"
        onPress={onPress}
        beside={
          <AppLink className="text-link" to={action}>
            {make.cancel}
          </AppLink>
        }
      >
        {make.button}
      </AccountSend>
    </form>
  );
}
