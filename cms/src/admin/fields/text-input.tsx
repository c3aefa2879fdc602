import { InputRenderer } from "@strapi/strapi/admin";
import { IntlProvider, useIntl } from "react-intl";
import { formatId, wrongFormatId } from "../translations/formats.ts";
import { fieldNameOf, type GivenProps } from "./field-props.ts";
import { SlugInput } from "./slug-input.tsx";

/** A line of text; a field with a required format explains it when the text doesn't match. */
export function TextInput({ name = "", attribute, ...props }: GivenProps) {
  const { locale, messages } = useIntl();
  const explanation = attribute?.regex === undefined ? undefined : messages[formatId(fieldNameOf(name))];
  // A page's slug may have several parts, so its type is a plain text.
  const Input = name === "slug" ? SlugInput : PlainInput;
  const input = <Input {...props} name={name} />;
  if (typeof explanation !== "string") return input;

  return (
    <IntlProvider locale={locale} messages={{ ...Object.fromEntries(texts(messages)), [wrongFormatId]: explanation }}>
      {input}
    </IntlProvider>
  );
}

function PlainInput({ name = "", ...props }: GivenProps) {
  return <InputRenderer {...props} name={name} type="string" />;
}

function texts(messages: object): [string, string][] {
  return Object.entries(messages).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}
