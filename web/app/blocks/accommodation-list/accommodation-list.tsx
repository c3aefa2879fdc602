import { useRef } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { queryString } from "#app/domain/query-string.ts";
import { stayListMessages } from "#app/i18n/messages/stay-list.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterBar } from "#app/ui/filter-bar.tsx";
import { ResultBar } from "#app/ui/result-bar.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { StayGrid } from "#app/ui/stay-grid.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import type { AccommodationListData } from "./accommodation-list.server.ts";
import styles from "./accommodation-list.module.css";
import { StayEventForm } from "./stay-event-form.tsx";
import { StayLeads } from "./stay-leads.tsx";
import { StayRows } from "./stay-rows.tsx";
import href from "./style-sheet.css?url";

type Filtering = NonNullable<AccommodationListData["filtering"]>;

/** Shows accommodations with filters, or a short grid of them with a link to all. */
export function AccommodationList({ block, isFirst }: BlockProps<"blocks.accommodation-list">) {
  const words = stayListMessages[useLocale()];
  const { title, question, link, data } = block;
  const { stays, full, filtering } = data;
  const headingLevel = title ? 3 : 2;

  if (filtering === null) {
    return (
      <section className="section wrap">
        <SectionHead title={title} link={link} />
        {stays.length + full.length === 0 ? <EmptyState title={words.empty} text={null} links={[]} /> : null}
        <StayGrid stays={[...stays, ...full]} headingLevel={headingLevel} isFirst={isFirst} />
      </section>
    );
  }
  return (
    <>
      <link rel="stylesheet" href={href} precedence="own" />
      {title ? (
        <div className="wrap">
          <SectionHead title={title} link={link} />
        </div>
      ) : null}
      <FilterBar label={words.filters} question={question ?? words.question}>
        <TypeChips filtering={filtering} />
        <StayEventForm filtering={filtering} />
      </FilterBar>
      <FoundStays data={data} filtering={filtering} headingLevel={headingLevel} isFirst={isFirst} />
    </>
  );
}

interface FoundStaysProps {
  data: AccommodationListData;
  filtering: Filtering;
  headingLevel: number;
  isFirst: boolean;
}

/** Shows two bookable accommodations large, the other ones in rows, and full ones last. */
function FoundStays({ data: { stays, full }, filtering, headingLevel, isFirst }: FoundStaysProps) {
  const words = stayListMessages[useLocale()];
  const count = useRef<HTMLElement>(null);
  const focusCount = useFocusAfter(count, filtering.type ?? "");
  const found = stays.length + full.length;
  const leads = leadsOf(stays);
  const others = stays.filter((stay) => !leads.includes(stay));

  return (
    <>
      <section className={`wrap ${styles.results}`}>
        <ResultBar ref={count} headingLevel={headingLevel} count={words.count(found)} note={words.includingVat} />
        {found === 0 ? (
          <EmptyState
            title={words.empty}
            text={null}
            links={[{ label: words.showAll, to: "?" }]}
            onLeave={focusCount}
          />
        ) : null}
        <StayLeads stays={leads} headingLevel={headingLevel + 1} isFirst={isFirst} />
        {others.length === 0 ? null : <StayRows title={words.also} stays={others} headingLevel={headingLevel} />}
      </section>
      {full.length === 0 ? null : (
        <section className={styles.full}>
          <div className="wrap">
            <StayRows title={words.full} text={words.fullText} stays={full} headingLevel={headingLevel} />
          </div>
        </section>
      )}
    </>
  );
}

/** Returns the nearest accommodation and the nearest one of another type, so that a list opens with variety. */
function leadsOf<Stay extends { typeSlug: string | null }>(stays: readonly Stay[]): Stay[] {
  const [first] = stays;
  if (first === undefined) return [];
  const other = stays.find(({ typeSlug }) => typeSlug !== first.typeSlug) ?? stays[1];
  return other === undefined ? [first] : [first, other];
}

function TypeChips({ filtering }: { filtering: Filtering }) {
  const { lists } = useMessages();
  const words = stayListMessages[useLocale()];
  const choices = [{ name: lists.all, slug: null, count: filtering.anyTypeCount }, ...filtering.types];
  const chips = choices.map(({ name, slug, count }) => ({
    label: name,
    to: queryString({ stay: slug, event: filtering.asked }),
    isCurrent: filtering.type === slug,
    count,
  }));
  return <ChipLinks label={words.types} chips={chips} />;
}
