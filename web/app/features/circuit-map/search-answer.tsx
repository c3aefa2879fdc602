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
  /** Fragment of the part with the chosen stand, empty where the page isn't reloaded; and id of the part with the walk. */
  anchor: string;
  walkId: string;
}

/** Most stands that are named: of more the map and the list tell. */
const maxStands = 6;

/** The results of the search: stands to choose and places to go to, or a message that there are none. */
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

/** Link to plan the way to a place; `null` for what nobody walks to, such as a screen or a camera. */
function wayTo({ id, layer }: MapPlace, search: string, walkId: string): string | null {
  return layer === "screens" || layer === "cameras" ? null : `${mapSearch(search, { to: id })}#${walkId}`;
}
