"use client";

import { useLocation } from "react-router";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { splitMatches } from "#app/domain/text-search.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { faqMessages } from "#app/i18n/messages/faq.ts";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import { SearchMarks } from "#app/ui/marked-text.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { FaqAside } from "./faq-aside.tsx";
import type { FaqData } from "./faq-data.ts";
import { FaqQuestions } from "./faq-questions.tsx";
import { FaqSearchForm } from "./faq-search-form.tsx";
import styles from "./faq.module.css";
import { faqUrlQuery, findAnswers } from "./find-answers.ts";
import { NoAnswer } from "./no-answer.tsx";
import { useFaqSearch } from "./use-faq-search.ts";

/**
 * Questions by category, with a search that filters while the visitor types. Without scripts the server filters by the
 * same URL.
 */
export function Faq({ block, isFirst }: BlockProps<"blocks.faq">) {
  const { title, showSearch, data } = block;
  const { groups, category } = data;
  const search = useFaqSearch(data);
  const focusInput = useFocusAfter(search.input, useLocation().key);
  const { found, words } = findAnswers(groups, category, search.query);
  const hasAside = block.asideTitle !== null || block.contactLink !== null;

  return (
    <section className={`wrap ${isFirst ? styles.afterHeader : "section"}`}>
      <SectionHead title={title} />
      {showSearch ? <FaqSearchForm data={data} search={search} found={found} /> : null}
      {groups.length > 1 ? <CategoryChips data={data} query={search.query} /> : null}
      <div className={hasAside ? styles.columns : undefined}>
        {found.length === 0 ? (
          <NoAnswer data={data} query={search.query} onLeave={focusInput} />
        ) : (
          <SearchMarks value={words.length === 0 ? null : (text) => splitMatches(text, words)}>
            <FaqQuestions
              groups={found}
              hasNames={groups.length > 1 && category === null}
              headingLevel={title ? 3 : 2}
            />
          </SearchMarks>
        )}
        {hasAside ? <FaqAside title={block.asideTitle} text={block.asideText} link={block.contactLink} /> : null}
      </div>
    </section>
  );
}

function CategoryChips({ data: { groups, category }, query }: { data: FaqData; query: string }) {
  const { all } = useMessages().lists;
  const faq = faqMessages[useLocale()];
  const choices = [{ name: all, slug: null }, ...groups];
  const chips = choices.map(({ name, slug }) => ({
    label: name,
    to: faqUrlQuery(slug, query),
    isCurrent: category === slug,
  }));

  return (
    <div className={styles.chips}>
      <ChipLinks label={faq.categories} chips={chips} />
    </div>
  );
}
