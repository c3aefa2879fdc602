import { InputRenderer } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { choiceId } from "../translations/choices.ts";
import { fieldNameOf, type GivenProps } from "./field-props.ts";

/** Shows a list of choices in the editor's language, instead of the stored values. */
export function ChoiceInput({ name = "", attribute, ...props }: GivenProps) {
  const intl = useIntl();
  const options = (attribute?.enum ?? []).map((value) => ({
    value,
    label: intl.formatMessage({ id: choiceId(fieldNameOf(name), value), defaultMessage: value }),
  }));

  return <InputRenderer {...props} name={name} type="enumeration" options={options} />;
}
