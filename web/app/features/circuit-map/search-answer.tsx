import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import type { CircuitMapData, MapPlace } from "./map-data.ts";
import { matchesFilter, mapSearch, type MapState, placesFound } from "./map-state.ts";
import styles from "./place-list.module.css";

interface SearchAnswerProps {
  data: CircuitMapData;
  state: MapState;
  search: string;
  /** Fragments of the parts that tell of a stand, empty where the page stays as it is, and of the way there. */
  anchor: string;
  walkId: string;
}

/** Most stands that are named: of more the map and the list tell. */
const maxStands = 6;

/** Says beside the search what of the map has what is searched for: stands to choose, places to go to; or that nothing has. */
export function SearchAnswer({ data: { stands, places }, state, search, anchor, walkId }: SearchAnswerProps) {
  const words = circuitMapMessages[useLocale()];
  if (state.words === "") return <p role="status" />;

  const found = stands.filter((stand) => matchesFilter(stand, state, words.cornerNumber));
  const finds = [
    ...found.slice(0, maxStands).map(({ id, name }) => ({
      id,
      name,
      to: `${mapSearch(search, { stand: id })}${anchor}`,
      isStand: true,
    })),
    ...placesFound(places, state.words, words.signs).map((place) => ({
      id: place.id,
      name: place.name,
      to: wayTo(place, search, walkId),
      isStand: false,
    })),
  ];
  if (finds.length === 0) return <p role="status">{words.nothingFor(state.words)}</p>;

  const more = found.length - maxStands;
  return (
    <p role="status" className={styles.found}>
      <b>{words.foundPlaces}:</b>{" "}
      {finds.map(({ id, name, to, isStand }, index) => (
        <span key={id}>
          {index === 0 ? "" : ", "}
          {to === null ? (
            name
          ) : (
            <AppLink to={to} isInPage={isStand} rel={isStand ? undefined : "nofollow"}>
              {name}
            </AppLink>
          )}
        </span>
      ))}
      {more > 0 ? words.andMore(more) : null}
    </p>
  );
}

/** Where one plans the way to a place; `null` where nobody walks to, as a screen or a camera. */
function wayTo({ id, layer }: MapPlace, search: string, walkId: string): string | null {
  return layer === "screens" || layer === "cameras" ? null : `${mapSearch(search, { to: id })}#${walkId}`;
}
