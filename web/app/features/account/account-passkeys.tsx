import type { ReactNode } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import type { AccountIntent } from "./account-intents.ts";
import { AccountRow } from "./account-row.tsx";
import { AccountSend } from "./account-send.tsx";
import { OwnerInput } from "./account-owner.tsx";
import { accountInputs } from "./auth-view-data.ts";
import type { FormSlots } from "./form-slots.ts";
import { makePasskey } from "./passkey-credentials.ts";
import { PasskeyInput, TroubleNote, useHasPasskeys, usePasskey, WithScripts } from "./passkey-parts.tsx";
import type { PasskeyStep, PasskeysViewData } from "./passkeys-view-data.ts";

interface AccountPasskeysProps {
  data: PasskeysViewData;
  renderForm: (slots: FormSlots) => ReactNode;
  problem: ReactNode;
}

/** The passkeys of an account. Without scripts only those that it has, as none can be made then. */
export function AccountPasskeys({ data, renderForm, problem }: AccountPasskeysProps) {
  const { section } = passkeyMessages[useLocale()];
  const { rows } = data;
  const hasSome = rows.length > 0;
  const whole = (
    <section id="passkeys" aria-labelledby="passkeys-title">
      <h2 className="d3" id="passkeys-title">
        {section.title}
      </h2>
      {hasSome ? <Rows data={data} /> : null}
      <WithScripts>
        <Adding data={data} renderForm={renderForm} problem={problem} />
      </WithScripts>
    </section>
  );

  return hasSome ? whole : <WithScripts>{whole}</WithScripts>;
}

function Rows({ data: { rows, action } }: Pick<AccountPasskeysProps, "data">) {
  const locale = useLocale();
  const { section } = passkeyMessages[locale];
  const usedOf = (at: string | null) => (at === null ? section.neverUsed : section.lastUsed(formatDay(at, locale)));

  return (
    <>
      <ul className="ac-alarms">
        {rows.map(({ id, name, createdAt, lastUsedAt }) => {
          const shown = name ?? section.unnamed;
          return (
            <AccountRow
              key={id}
              title={shown}
              text={`${section.madeOn(formatDay(createdAt, locale))} ${usedOf(lastUsedAt)}`}
              end={{ action, intent: "passkey-remove", id, label: section.removeOf(shown), word: section.remove }}
            />
          );
        })}
      </ul>
      <p className="ac-none">{section.stay}</p>
    </>
  );
}

function Adding({ data, renderForm, problem }: AccountPasskeysProps) {
  const { section } = passkeyMessages[useLocale()];
  const { action, canAdd, step } = data;
  if (!useHasPasskeys()) return <p className="ac-none">{section.unsupported}</p>;
  if (step !== null) return <Making action={action} step={step} />;
  if (!canAdd) {
    return (
      <>
        {problem}
        <p className="ac-none">{section.full}</p>
      </>
    );
  }

  return (
    <>
      <p className="ac-none ac-add">{section.intro}</p>
      {renderForm({
        problem,
        renderEnd: (isSending) => (
          <AccountSend isSending={isSending} fill="line">
            {section.add}
          </AccountSend>
        ),
      })}
    </>
  );
}

const add: AccountIntent = "passkey-add";

/** The press that has the browser make it: some do that only for one. */
function Making({ action, step }: { action: string; step: PasskeyStep }) {
  const { make } = passkeyMessages[useLocale()].section;
  const { keepMode } = useAppMode();
  const { form, input, trouble, isAsking, onPress } = usePasskey(() => makePasskey(step.options));

  return (
    <form ref={form} className="ac-sure ac-make" method="post" action={keepMode(action)}>
      <input type="hidden" name={accountInputs.intent} value={add} />
      <OwnerInput />
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
          <a className="text-link" href={action}>
            {make.cancel}
          </a>
        }
      >
        {make.button}
      </AccountSend>
    </form>
  );
}
