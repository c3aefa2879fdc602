import { defaultFiles, pdfType, pictureTypes } from "@circuit/contract/forms/field-choices";
import type { FieldOf } from "@circuit/contract/forms/form-fields";
import { formatFileSize } from "#app/i18n/format.ts";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { useForm } from "./form-context.ts";
import styles from "./form.module.css";
import { FieldFrame } from "./field-frame.tsx";

/** File upload of pictures, and PDFs if the form accepts them; its help text says which types and sizes. */
export function FileField({ field }: { field: FieldOf<"fields.file"> }) {
  const locale = useLocale();
  const messages = formMessages[locale];
  const { isRedisplayed, errors } = useForm();
  // A browser can't restore chosen files, so ask again; without a file the error already does.
  const isLost = isRedisplayed && errors[field.name]?.key !== "forms.errors.required";
  const count = field.maxFiles ?? defaultFiles.count;
  const takesPdf = field.accept === "pictures-or-pdf";
  const limits = messages.files(
    count,
    takesPdf,
    formatFileSize((field.maxMegabytes ?? defaultFiles.megabytes) * 1000, locale),
  );
  const help = [field.help, limits, isLost ? messages.filesAgain : null].filter((text) => text !== null).join(" ");

  return (
    <FieldFrame label={field.label} isRequired={field.required} help={help} name={field.name}>
      {(attributes) => (
        <input
          {...attributes}
          className={styles.file}
          type="file"
          accept={[...pictureTypes, ...(takesPdf ? [pdfType] : [])].join(",")}
          multiple={count > 1}
        />
      )}
    </FieldFrame>
  );
}
