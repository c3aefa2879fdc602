import type { ViewBlockOf } from "#app/blocks/view-block.ts";
import { queryString } from "#app/domain/query-string.ts";
import { posterMessages } from "#app/i18n/messages/posters.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import { ResultBar } from "#app/ui/result-bar.tsx";

interface DecadeFilterProps {
  filter: NonNullable<ViewBlockOf<"blocks.posters">["data"]["filter"]>;
  shown: number;
  headingLevel: number;
}

/** Chips that filter posters by decade through the URL, with the number of posters below them. */
export function DecadeFilter({ filter: { decades, chosen, all }, shown, headingLevel }: DecadeFilterProps) {
  const { lists } = useMessages();
  const words = posterMessages[useLocale()];
  const chips = [
    { label: lists.all, to: queryString({ decade: null }), isCurrent: chosen === null, count: all },
    ...decades.map(({ from, count }) => ({
      label: words.decade(from),
      to: queryString({ decade: String(from) }),
      isCurrent: chosen === from,
      count,
    })),
  ];
  return (
    <>
      <ChipLinks label={words.decades} chips={chips} />
      <ResultBar headingLevel={headingLevel} count={words.count(shown)} />
    </>
  );
}
