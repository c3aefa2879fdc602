import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import type { CircuitMapData, MapPlace } from "./map-data.server.ts";
import { matchesFilter, mapSearch, type MapState, placesFound } from "./map-state.ts";
import styles from "./place-list.module.css";

interface SearchAnswerProps {
  data: CircuitMapData;
  state: MapState;
  search: string;
  /** Returns the link that chooses a grandstand. */
  toStand: (id: string) => string;
  /** Id of the section for walks. */
  walkId: string;
}

/** Most grandstands that the results name; the map and the list show the others. */
const maxStands = 6;

/** Shows search results: grandstands to choose and places to walk to, or a message that nothing matches. */
export function MapSearchResults({ data: { stands, places }, state, search, toStand, walkId }: SearchAnswerProps) {
  const words = circuitMapMessages[useLocale()];
  if (state.words === "") return <p role="status" />;

  const found = stands.filter((stand) => matchesFilter(stand, state, words.cornerNumber));
  const finds = [
    ...found.slice(0, maxStands).map(({ id, name }) => ({ id, name, to: toStand(id), isStand: true })),
    ...placesFound(places, state.words).map((place) => ({
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

/** Returns a link that plans the walk to a place; `null` for screens and cameras, to which nobody walks. */
function wayTo({ id, layer }: MapPlace, search: string, walkId: string): string | null {
  return layer === "screens" || layer === "cameras" ? null : `${mapSearch(search, { to: id })}#${walkId}`;
}
