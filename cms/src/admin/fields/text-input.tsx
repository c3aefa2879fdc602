import { InputRenderer } from "@strapi/strapi/admin";
import { IntlProvider, useIntl } from "react-intl";
import { formatId, wrongFormatId } from "../translations/formats.ts";
import { fieldOf, type GivenProps } from "./field-props.ts";

/** A line of text; one that must be written in a certain way says which way when it isn't. */
export function TextInput({ name = "", attribute, ...props }: GivenProps) {
  const { locale, messages } = useIntl();
  const explanation = attribute?.regex === undefined ? undefined : messages[formatId(fieldOf(name))];
  const input = <InputRenderer {...props} name={name} type="string" />;
  if (typeof explanation !== "string") return input;

  return (
    <IntlProvider locale={locale} messages={{ ...Object.fromEntries(texts(messages)), [wrongFormatId]: explanation }}>
      {input}
    </IntlProvider>
  );
}

function texts(messages: object): [string, string][] {
  return Object.entries(messages).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}
