import type { SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { walkingMessages } from "#app/i18n/messages/walking.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { fieldText } from "./field-text.ts";
import { HiddenChoices } from "./hidden-choices.tsx";
import { mapSearch } from "./map-state.ts";
import { SyncedSelect } from "./synced-select.tsx";
import type { OwnRouteControl } from "./use-own-route.ts";
import { type WalkEnd, type WalkGroup, walkGroups } from "./walk-data.ts";
import type { WalkData } from "./walk-data.server.ts";
import styles from "./walk-section.module.css";

interface WalkFormProps {
  walk: WalkData;
  /** Start and destination when the URL names none. */
  usual: { start: string | null; to: string | null };
  search: string;
  own: OwnRouteControl;
  /** Fragment of the section with the route, for a submit that reloads the page. */
  anchor: string;
}

/** A GET form for a route: its start, its destination, and whether it has to be without steps. */
export function WalkForm({ walk, usual, search, own, anchor }: WalkFormProps) {
  const locale = useLocale();
  const words = walkingMessages[locale];
  const navigate = useNavigate();
  const { keepMode } = useAppMode();
  const hasScripts = useHasScripts();
  const isFromHere = own.outcome !== null && own.outcome.kind !== "failed";
  const findFromHere = (fields: FormData) => own.find(fieldText(fields, "to") ?? "", fields.has("stepfree"));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (isFromHere && fieldText(fields, "start") === null) return findFromHere(fields);
    own.forget();
    const choice = {
      start: fieldText(fields, "start"),
      to: fieldText(fields, "to"),
      stepfree: fieldText(fields, "stepfree"),
    };
    void navigate(keepMode(mapSearch(search, choice)), { preventScrollReset: true });
  };
  return (
    <form method="get" action={anchor} onSubmit={onSubmit} className={styles.form}>
      <HiddenChoices search={search} own={["start", "to", "stepfree"]} />
      <EndField
        label={words.start}
        name="start"
        value={isFromHere ? "" : (walk.start ?? usual.start)}
        ends={walk.ends}
        first="gates"
        here={isFromHere ? words.yourPlace : null}
      />
      <EndField label={words.to} name="to" value={walk.to ?? usual.to} ends={walk.ends} first="stands" here={null} />
      <StepFreeField isChosen={walk.isStepFree} />
      <button type="submit" className={buttonClass({ fill: "ink" })}>
        {words.find}
      </button>
      {hasScripts && walk.hasPosition ? (
        <>
          <button
            type="button"
            className={buttonClass({ fill: "line" })}
            disabled={own.isSearching}
            onClick={({ currentTarget }) => findFromHere(new FormData(currentTarget.form ?? undefined))}
          >
            <Icon name="pin" />
            {words.here}
          </button>
          <small className="muted">{words.hereNote}</small>
        </>
      ) : null}
    </form>
  );
}

interface EndFieldProps {
  label: string;
  name: string;
  value: string | null;
  ends: readonly WalkEnd[];
  /** Group at the top of the list. */
  first: WalkGroup;
  /** Label of the option for the visitor's own position, whose value is empty; `null` for no such option. */
  here: string | null;
}

function EndField({ label, name, value, ends, first, here }: EndFieldProps) {
  const { groups } = walkingMessages[useLocale()];
  const order = [first, ...walkGroups.filter((group) => group !== first)];
  const [usual] = order.flatMap((group) => ends.filter((end) => end.group === group));
  const chosen = value ?? usual?.id ?? "";
  return (
    <SyncedSelect label={label} name={name} value={chosen}>
      {here === null ? null : <option value="">{here}</option>}
      {order.map((group) => {
        const inGroup = ends.filter((end) => end.group === group);
        if (inGroup.length === 0) return null;
        return (
          <optgroup key={group} label={groups[group]}>
            {inGroup.map((end) => (
              <option key={end.id} value={end.id}>
                {end.name}
              </option>
            ))}
          </optgroup>
        );
      })}
    </SyncedSelect>
  );
}

function StepFreeField({ isChosen }: { isChosen: boolean }) {
  const words = walkingMessages[useLocale()];
  return (
    <label className={styles.stepFree}>
      <input type="checkbox" name="stepfree" value="1" defaultChecked={isChosen} />
      {words.stepFree}
    </label>
  );
}
