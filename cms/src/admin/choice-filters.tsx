import { InputRenderer, type StrapiApp } from "@strapi/strapi/admin";
import type { ComponentProps } from "react";
import { panelLanguage } from "./strapi-internals/panel-requests.ts";
import { changeListFilters, type ListFilter } from "./strapi-internals/screens.tsx";
import { choiceId, choicesIn } from "./translations/choices.ts";

/** Makes the filters of lists show choices in words: in their menus, and in the tag of a filter that is on. */
export function nameFilterChoices(app: StrapiApp): void {
  changeListFilters(app, (filter) => inWords(filter, choicesIn(panelLanguage(window.localStorage))));
}

function inWords(filter: ListFilter, words: Record<string, string>): ListFilter {
  // Strapi's own filters, such as the one by status, have words already.
  if (filter.type !== "enumeration" || filter.name.startsWith("__")) return filter;
  const options = (filter.options ?? []).map(({ label, value }) => ({
    value,
    label: words[choiceId(filter.name, value)] ?? label,
  }));
  // A tag shows the labels of the options only when the filter has an input of its own.
  return { ...filter, options, input: ChoiceFilter };
}

function ChoiceFilter({ name, options, "aria-label": label = "" }: ComponentProps<NonNullable<ListFilter["input"]>>) {
  return <InputRenderer name={name} type="enumeration" options={options ?? []} aria-label={label} />;
}
