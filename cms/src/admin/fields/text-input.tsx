import { InputRenderer } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { MessageOverrides } from "../message-overrides.tsx";
import { formatId, wrongFormatId } from "../translations/formats.ts";
import { fieldNameOf, type GivenProps } from "./field-props.ts";
import { SlugInput } from "./slug-input.tsx";

/** A line of text; a field with a required format explains it when the text doesn't match. */
export function TextInput({ name = "", attribute, ...props }: GivenProps) {
  const { messages } = useIntl();
  const explanation = attribute?.regex === undefined ? undefined : messages[formatId(fieldNameOf(name))];
  // A page's slug may have several parts, so its type is a plain text.
  const input =
    name === "slug" ? <SlugInput {...props} name={name} /> : <InputRenderer {...props} name={name} type="string" />;
  if (typeof explanation !== "string") return input;

  return <MessageOverrides overrides={{ [wrongFormatId]: explanation }}>{input}</MessageOverrides>;
}
