import { readPageQuery } from "#app/domain/page-query.ts";
import { AppModeInput } from "#app/ui/app-mode-input.tsx";
import { type MapParameter, mapParameters } from "./map-state.ts";

/** Hidden fields that keep the map's other choices when a GET form with its `own` ones is submitted without scripts. */
export function HiddenChoices({ search, own }: { search: string; own: readonly MapParameter[] }) {
  const query = readPageQuery(new URLSearchParams(search));
  return (
    <>
      <AppModeInput />
      {mapParameters.map((name) => {
        const value = own.includes(name) ? null : query[name];
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
    </>
  );
}
