import { InputRenderer, type StrapiApp } from "@strapi/strapi/admin";
import { panelLanguage } from "./browser-defaults.ts";
import { choiceId, choicesIn } from "./translations/choices.ts";

interface Filter {
  name: string;
  type: string;
  options?: { label: string; value: string }[];
  input?: (props: FilterInputProps) => React.ReactNode;
}

interface FilterInputProps {
  name: string;
  options?: { label: string; value: string }[];
  "aria-label"?: string;
}

interface ListFilters {
  displayedFilters: Filter[];
  layout: unknown;
}

/** Source: `HOOKS.INJECT_LIST_VIEW_FILTERS` of `@strapi/content-manager` 5.54. */
const hook = "Admin/CM/pages/ListView/inject-in-filters";

/** Makes the filters of lists show choices in words: in their menus, and in the tag of a filter that is on. */
export function nameFilterChoices(app: StrapiApp): void {
  app.registerHook(hook, ({ displayedFilters, layout }: ListFilters) => {
    const words = choicesIn(panelLanguage(window.localStorage));
    return { displayedFilters: displayedFilters.map((filter) => inWords(filter, words)), layout };
  });
}

function inWords(filter: Filter, words: Record<string, string>): Filter {
  // Strapi's own filters, such as the one by status, have words already.
  if (filter.type !== "enumeration" || filter.name.startsWith("__")) return filter;
  const options = (filter.options ?? []).map(({ label, value }) => ({
    value,
    label: words[choiceId(filter.name, value)] ?? label,
  }));
  // A tag shows the labels of the options only when the filter has an input of its own.
  return { ...filter, options, input: ChoiceFilter };
}

function ChoiceFilter({ name, options, "aria-label": label = "" }: FilterInputProps) {
  return <InputRenderer name={name} type="enumeration" options={options ?? []} aria-label={label} />;
}
