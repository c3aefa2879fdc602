import { useId, type SubmitEvent } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { faqMessages } from "#app/i18n/messages/faq.ts";
import { AppModeInput } from "#app/ui/app-mode-input.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FaqData } from "./faq-data.ts";
import styles from "./faq-search-form.module.css";
import { faqUrlQuery, type FoundGroup } from "./find-answers.ts";
import type { useFaqSearch } from "./use-faq-search.ts";

interface FaqSearchFormProps {
  data: FaqData;
  search: ReturnType<typeof useFaqSearch>;
  found: readonly FoundGroup[];
}

/** Search field with the number of matches. */
export function FaqSearchForm({ data: { groups, category, query: asked }, search, found }: FaqSearchFormProps) {
  const faq = faqMessages[useLocale()];
  const id = useId();
  const statusId = useId();
  const { query, type, input } = search;
  const total = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const categoryName = groups.find(({ slug }) => slug === category)?.name ?? null;

  const clear = () => {
    if (input.current) input.current.value = "";
    input.current?.focus();
    type("");
  };

  return (
    <form method="get" role="search" className={styles.form} onSubmit={(event: SubmitEvent) => event.preventDefault()}>
      <AppModeInput />
      {category === null ? null : <input type="hidden" name="category" value={category} />}
      <label htmlFor={id}>{faq.label}</label>
      <div className={styles.field}>
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          defaultValue={asked}
          maxLength={100}
          autoComplete="off"
          aria-describedby={statusId}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" className={styles.submit} aria-label={faq.submit}>
          <Icon name="search" />
        </button>
        {query === "" ? null : (
          <AppLink
            to={faqUrlQuery(category, "")}
            isInPage
            className={styles.clear}
            aria-label={faq.clear}
            onClick={(event) => {
              event.preventDefault();
              clear();
            }}
          >
            <Icon name="close" />
          </AppLink>
        )}
      </div>
      <p className={styles.status} id={statusId} role="status">
        {query.trim() === "" ? null : total === 0 ? faq.foundNone(query.trim(), categoryName) : faq.found(total)}
      </p>
    </form>
  );
}
