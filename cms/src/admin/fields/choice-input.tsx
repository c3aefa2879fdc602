import { InputRenderer } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { choiceId } from "../translations/choices.ts";
import { fieldOf, type GivenProps } from "./field-props.ts";

/** A list to choose from, with the words of the editor's language in place of the values that are kept. */
export function ChoiceInput({ name = "", attribute, ...props }: GivenProps) {
  const intl = useIntl();
  const options = (attribute?.enum ?? []).map((value) => ({
    value,
    label: intl.formatMessage({ id: choiceId(fieldOf(name), value), defaultMessage: value }),
  }));

  return <InputRenderer {...props} name={name} type="enumeration" options={options} />;
}
