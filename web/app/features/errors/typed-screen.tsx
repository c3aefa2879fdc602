import { typedFormMessages } from "#app/i18n/messages/typed-form.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { SiteErrorScreen } from "./site-error-screen.tsx";

/** Name and text of an input. */
export type TypedInput = readonly [name: string, text: string];

interface TypedScreenProps {
  code: number;
  /** The page that the form was sent to. */
  path: string;
  typed: readonly TypedInput[];
}

/** A form was sent, and can be neither taken nor shown just now: this screen holds what was typed, and sends it again. */
export function TypedScreen({ code, path, typed }: TypedScreenProps) {
  const { errors } = useMessages();
  const words = typedFormMessages[useLocale()];
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
