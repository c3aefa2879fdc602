import { InputRenderer } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { MessageOverrides } from "../message-overrides.tsx";
import { formatId, wrongFormatId } from "../translations/formats.ts";
import { fieldNameOf, type GivenProps } from "./field-props.ts";
import { SlugInput } from "./slug-input.tsx";

/** Edits a line of text; explains the required format of a field when the text doesn't match it. */
export function TextInput({ name = "", attribute, ...props }: GivenProps) {
  const { messages } = useIntl();
  const explanation = attribute?.regex === undefined ? undefined : messages[formatId(fieldNameOf(name))];
  // A page's slug may contain slashes, so its attribute is a plain string instead of a `uid`.
  const input =
    name === "slug" ? <SlugInput {...props} name={name} /> : <InputRenderer {...props} name={name} type="string" />;
  if (typeof explanation !== "string") return input;

  return <MessageOverrides overrides={{ [wrongFormatId]: explanation }}>{input}</MessageOverrides>;
}
