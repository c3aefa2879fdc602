import type { Modules } from "@strapi/strapi";
import type { Locale } from "./publish.ts";

type FormData = Modules.Documents.Params.Data.Input<"api::form.form">;

/** A form with a field of every kind, every attribute filled. */
export function formOf(locale: Locale): FormData {
  const asked = { help: "Uitleg", errorLabel: "Naam", required: true, heading: "Deel", width: "half" as const };
  const again = { confirm: true, confirmLabel: "Nog eens" };
  const range = { ...asked, placeholder: "1", min: 0, max: 10, step: 2, decimals: 1 };
  const units = { unit: "kilogram" as const, displayUnit: "pound" as const };
  const length = { minLength: 1, maxLength: 9 };
  const link = { linkLabel: "Lees", linkUrl: "/privacy" };
  const options = [{ value: "zondag", label: "Zondag" }];
  return {
    title: `Alles (${locale})`,
    slug: `alles-${locale}`,
    intro: "Vul in",
    purpose: "inbox",
    submitLabel: "Versturen",
    thanksTitle: "Dank je",
    thanksText: "We lezen het.",
    privacyNote: "Veilig bewaard",
    confirmationText: "Goed ontvangen",
    recipients: "info@circuit.example\npers@circuit.example",
    retentionDays: 30,
    fields: [
      { __component: "fields.text", name: "naam", label: "Naam", ...asked, placeholder: "J", ...length },
      { __component: "fields.email", name: "email", label: "E-mail", ...asked, ...again },
      { __component: "fields.telephone", name: "tel", label: "Telefoon", ...asked, placeholder: "06" },
      { __component: "fields.long-text", name: "bericht", label: "Bericht", ...asked, rows: 6, ...length },
      { __component: "fields.number", name: "aantal", label: "Aantal", ...range },
      { __component: "fields.currency", name: "bedrag", label: "Bedrag", ...range, currency: "EUR" },
      { __component: "fields.unit", name: "gewicht", label: "Gewicht", ...range, ...units },
      { __component: "fields.date", name: "dag", label: "Dag", ...asked, min: "2027-01-01", disabledDays: "maandag" },
      { __component: "fields.choice", name: "keuze", label: "Keuze", ...asked, options, display: "select" },
      { __component: "fields.multiple-choice", name: "keuzes", label: "Keuzes", ...asked, options, maxChoices: 1 },
      { __component: "fields.checkbox", name: "akkoord", label: "Akkoord", ...asked, ...link },
      { __component: "fields.text", name: "waarom", label: "Waarom", showWhenField: "keuze", showWhenValue: "zondag" },
      { __component: "fields.file", name: "foto", label: "Foto", ...asked, maxFiles: 2, maxMegabytes: 5 },
      { __component: "fields.address", name: "adres", label: "Adres", ...asked },
      { __component: "fields.hidden", name: "bron", value: "site" },
    ],
  };
}
