import type { SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { readPageQuery } from "#app/domain/page-query.ts";
import { formatPeriod } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Field } from "#app/ui/field.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { fieldText } from "./field-text.ts";
import { HiddenChoices } from "./hidden-choices.tsx";
import type { CircuitMapData } from "./map-data.server.ts";
import styles from "./map-filters.module.css";
import { mapSearch, type MapState } from "./map-state.ts";
import { SyncedSelect } from "./synced-select.tsx";
import { useSyncedValue } from "./use-synced-value.ts";

interface MapFiltersProps {
  data: CircuitMapData;
  state: MapState;
  search: string;
}

/**
 * Filters of the map: a corner to see, the event whose prices count, and search words. A GET form; with scripts each
 * choice applies at once. Going back undoes a search and the choice of another event.
 */
export function MapFilters({ data, state, search }: MapFiltersProps) {
  const words = circuitMapMessages[useLocale()];
  const navigate = useNavigate();
  const { keepMode } = useAppMode();
  const searchField = useSyncedValue<HTMLInputElement>(state.words);

  const applyFilters = (form: HTMLFormElement | null, replace: boolean) => {
    if (form === null) return;
    const fields = new FormData(form);
    const chosen = fieldText(fields, "event");
    // The default event stays out of the URL, so that choosing a corner needs no request to the server.
    const event = chosen === data.event?.id ? readPageQuery(new URLSearchParams(search)).event : chosen;
    const filters = { q: fieldText(fields, "q"), corner: fieldText(fields, "corner"), event };
    void navigate(keepMode(mapSearch(search, filters)), { preventScrollReset: true, replace });
  };
  const onSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    applyFilters(submit.currentTarget, false);
  };
  return (
    <form method="get" className={styles.filters} onSubmit={onSubmit} aria-label={words.filters}>
      <HiddenChoices search={search} own={["q", "event", "corner"]} />
      <SyncedSelect
        label={words.pointOfView}
        name="corner"
        value={String(state.corner ?? "")}
        onChoose={(form) => applyFilters(form, true)}
      >
        <option value="">{words.anyCorner}</option>
        {data.corners.map(({ number, name }) => (
          <option key={number} value={number}>
            {words.corner(number, name)}
          </option>
        ))}
      </SyncedSelect>
      <EventField data={data} onChoose={(form) => applyFilters(form, false)} />
      <Field label={words.search}>
        {(id) => (
          <input
            id={id}
            ref={searchField}
            type="search"
            name="q"
            defaultValue={state.words}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </Field>
      <button type="submit" className={buttonClass({ fill: "ink" })}>
        {words.show}
      </button>
    </form>
  );
}

interface EventFieldProps {
  data: CircuitMapData;
  onChoose: (form: HTMLFormElement | null) => void;
}

/** Selects the event whose prices the map shows; nothing while no event sells seats. */
function EventField({ data: { events, event }, onChoose }: EventFieldProps) {
  const locale = useLocale();
  if (event === null) return null;
  return (
    <SyncedSelect label={circuitMapMessages[locale].event} name="event" value={event.id} onChoose={onChoose}>
      {events.map(({ id, title, startsAt, endsAt }) => (
        <option key={id} value={id}>
          {`${title}, ${formatPeriod(startsAt, endsAt, locale)}`}
        </option>
      ))}
    </SyncedSelect>
  );
}
