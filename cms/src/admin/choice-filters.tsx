import { InputRenderer, type StrapiApp } from "@strapi/strapi/admin";
import type { ComponentProps } from "react";
import { panelLanguage } from "./strapi-internals/panel-requests.ts";
import { changeListFilters, type ListFilter } from "./strapi-internals/screens.tsx";
import { choiceId, choicesIn } from "./translations/choices.ts";

/** Makes list filters show choices in words instead of stored values, in menus and in tags of active filters. */
export function nameFilterChoices(app: StrapiApp): void {
  changeListFilters(app, (filter) => inWords(filter, choicesIn(panelLanguage(window.localStorage))));
}

function inWords(filter: ListFilter, words: Record<string, string>): ListFilter {
  // Names of Strapi's own filters begin with `__`; they have words already.
  if (filter.type !== "enumeration" || filter.name.startsWith("__")) return filter;
  const options = (filter.options ?? []).map(({ label, value }) => ({
    value,
    label: words[choiceId(filter.name, value)] ?? label,
  }));
  // The tag of an active filter shows option labels only if the filter has its own input.
  return { ...filter, options, input: ChoiceFilter };
}

function ChoiceFilter({ name, options, "aria-label": label = "" }: ComponentProps<NonNullable<ListFilter["input"]>>) {
  return <InputRenderer name={name} type="enumeration" options={options ?? []} aria-label={label} />;
}
