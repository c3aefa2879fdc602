import { addressParts, type AddressPart } from "@circuit/contract/forms/field-choices";
import { inputName } from "@circuit/contract/forms/form-errors";
import type { FieldOf } from "@circuit/contract/forms/form-fields";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { requiredAttributes, useForm } from "./form-context.ts";
import { inputId } from "../form-view-data.ts";
import styles from "./form.module.css";
import { FieldFrame, Help, Optional } from "./field-frame.tsx";

/** `autocomplete` values of the inputs. Line 1 is the street only, as the house number has its own input. */
const autofill: Record<AddressPart, string | undefined> = {
  street: "address-line1",
  housenumber: undefined,
  zipcode: "postal-code",
  city: "address-level2",
  country: "country-name",
};

const widths: Record<AddressPart, string | undefined> = {
  street: styles.c8,
  housenumber: styles.c4,
  zipcode: styles.c4,
  city: styles.c8,
  country: undefined,
};

/** Street, house number, postcode, town and country, as one field. */
export function AddressField({ field }: { field: FieldOf<"fields.address"> }) {
  const { address } = formMessages[useLocale()];
  const { form, isCheckedByBrowser } = useForm();
  const id = inputId(form, field.name);

  return (
    <fieldset className={styles.group} aria-describedby={field.help === null ? undefined : `${id}-help`}>
      <legend>
        {field.label}
        {field.required ? null : <Optional />}
      </legend>
      <Help id={id} text={field.help} />
      <div className={styles.row}>
        {addressParts.map((part) => (
          <FieldFrame
            key={part}
            label={address[part]}
            // The legend says once whether the address is optional.
            isRequired
            name={inputName(field, part)}
            className={widths[part]}
          >
            {(attributes, typed) => (
              <input
                {...attributes}
                {...requiredAttributes(field.required, isCheckedByBrowser)}
                type="text"
                defaultValue={typed}
                autoComplete={autofill[part]}
              />
            )}
          </FieldFrame>
        ))}
      </div>
    </fieldset>
  );
}
