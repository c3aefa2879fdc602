import type { FieldOf } from "@circuit/contract/forms/form-fields";
import { useState } from "react";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FieldFrame, type InputAttributes } from "./field-frame.tsx";

/** Password field. Neither the server's page nor a draft ever contains the typed password. */
export function PasswordField({ field }: { field: FieldOf<"fields.password"> }) {
  return (
    <FieldFrame label={field.label} isRequired={field.required} help={field.help} name={field.name}>
      {(attributes) => <PasswordInput attributes={attributes} autofill={field.autofill} />}
    </FieldFrame>
  );
}

interface PasswordInputProps {
  attributes: InputAttributes;
  autofill: FieldOf<"fields.password">["autofill"];
}

/** Password input with a button to show the text. Its styles are in the account's style sheet. */
function PasswordInput({ attributes, autofill }: PasswordInputProps) {
  const { show, hide, what } = formMessages[useLocale()].showPassword;
  const [isShown, setShown] = useState(false);

  return (
    <div className="ac-password">
      <input
        {...attributes}
        type={isShown ? "text" : "password"}
        autoComplete={autofill}
        autoCapitalize="none"
        spellCheck={false}
        placeholder=" "
      />
      <button type="button" aria-controls={attributes.id} onClick={() => setShown(!isShown)}>
        <Icon name="eye" />
        <span>
          {isShown ? hide : show} <span className="visually-hidden">{what}</span>
        </span>
      </button>
    </div>
  );
}
