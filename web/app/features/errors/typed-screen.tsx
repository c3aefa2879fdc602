import { submittedValuesMessages } from "#app/i18n/messages/typed-form.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { SiteErrorScreen } from "./site-error-screen.tsx";

export type TypedInput = readonly [name: string, text: string];

interface TypedScreenProps {
  code: number;
  path: string;
  typed: readonly TypedInput[];
}

/**
 * Error screen for a form that the server could neither process nor show again: holds the typed values in hidden
 * inputs, and a button that submits them again.
 */
export function ResubmitScreen({ code, path, typed }: TypedScreenProps) {
  const { errors } = useMessages();
  const words = submittedValuesMessages[useLocale()];
  return (
    <SiteErrorScreen
      code={code}
      title={errors.unavailableTitle}
      text={words.text}
      action={
        <form method="post" action={path} encType="multipart/form-data">
          {typed.map(([name, text], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a name may be there more than once
            <input key={index} type="hidden" name={name} value={text} />
          ))}
          <button type="submit" className={buttonClass({ fill: "dark" })}>
            {words.send}
          </button>
        </form>
      }
      detail={words.files}
    />
  );
}
