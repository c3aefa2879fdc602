import { useForm } from "@strapi/strapi/admin";
import { locales } from "../../../contract/src/locales.ts";
import type { PanelProps } from "./form-extensions.ts";
import { otherLanguageLinks } from "./other-language-links.ts";
import { ProblemList } from "./problem-list.tsx";
import { useSay } from "./use-say.ts";

const words = {
  nl: "This is the Dutch version, and the links below lead to English pages. Choose their Dutch addresses, or leave them if that is what you want.",
  en: "This is the English version, and the links below lead to Dutch pages. Choose their English addresses, which begin with /en, or leave them if that is what you want.",
} as const;

/** Lists, beside a form, its links that lead visitors to pages in the other language. */
export function LinkLanguagePanel({ model, document }: PanelProps) {
  const say = useSay("linkLanguage.");
  const values = useForm("LinkLanguagePanel", (form) => form.values);
  const locale = locales.find((each) => each === document?.locale);
  // The `path` of a publication has no `/en`, and would be taken for a link to a Dutch page.
  if (locale === undefined || model === "api::document.document") return null;
  const links = otherLanguageLinks(values, locale);
  if (links.length === 0) return null;

  return {
    title: say("title", "Links to the other language"),
    content: <ProblemList what={say(locale, words[locale])} lines={links} />,
  };
}
