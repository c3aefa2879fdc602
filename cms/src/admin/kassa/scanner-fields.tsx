import { Flex, Grid } from "@strapi/design-system";
import { maxNameLength } from "../../shop/kassa-limits.ts";
import type { GatesView, ScannerView } from "../../shop/scans/scanner-view.ts";
import { daysAfter } from "../../../../contract/src/forms/date-bounds.ts";
import { LabelledChoice } from "./labelled-choice.tsx";
import { LabelledInput } from "../fields/labelled-input.tsx";
import { draftFor, type DraftProblems, type FilledDraft, type ScannerDraft } from "./scanner-draft.ts";
import { useKassaWords } from "./words.ts";

interface PartProps {
  draft: FilledDraft;
  event: GatesView;
  /** Returns the error message of a field as its `error` prop. */
  errorOf: (field: keyof ScannerDraft) => { error?: string };
  onChange: (changes: Partial<ScannerDraft>) => void;
}

interface ScannerFieldsProps extends Omit<PartProps, "errorOf"> {
  problems: DraftProblems;
  events: readonly GatesView[];
  /** Existing scanners, whose gates are suggestions for the new one. */
  scanners: readonly ScannerView[];
}

/** Shows the fields of a new scanner with their errors. */
export function ScannerFields({ problems, events, scanners, ...props }: ScannerFieldsProps) {
  const { say, choice } = useKassaWords();
  const { draft, onChange } = props;
  const errorOf: PartProps["errorOf"] = (field) => {
    const problem = problems[field];
    return problem === undefined ? {} : { error: choice("scanner.problem", problem) };
  };
  const part = { ...props, errorOf };

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <LabelledInput
        name="name"
        label={say("scanner.name", "Name")}
        hint={say(
          "scanner.name.hint",
          "For example Telephone 1. Who scans a ticket for the second time sees this name.",
        )}
        required
        maxLength={maxNameLength}
        value={draft.name}
        onType={(name) => onChange({ name })}
        {...errorOf("name")}
      />
      <LabelledChoice
        name="eventId"
        label={say("scanner.event", "Event")}
        value={draft.eventId}
        choices={events.map(({ eventId, title }) => ({ value: eventId, label: title }))}
        onChoose={(eventId) => {
          const chosen = events.find((each) => each.eventId === eventId);
          if (chosen !== undefined) onChange(draftFor(chosen, draft.name));
        }}
      />
      <DayFields {...part} />
      <GateFields {...part} scanners={scanners} />
      <EndFields {...part} />
    </Flex>
  );
}

function DayFields({ draft, event, errorOf, onChange }: PartProps) {
  const { say, days } = useKassaWords();
  const choices = event.days.map((day) => ({
    value: day,
    label: event.outsideDays.includes(day)
      ? say("scanner.outside", "{day} (outside the event)", { day: days(day) })
      : days(day),
  }));
  return (
    <Grid.Root gap={4}>
      <Grid.Item col={6} s={12} direction="column" alignItems="stretch">
        <LabelledChoice
          name="firstDay"
          label={say("scanner.firstDay", "First day")}
          value={draft.firstDay}
          choices={choices}
          onChoose={(firstDay) => onChange({ firstDay, ...(draft.lastDay < firstDay && { lastDay: firstDay }) })}
        />
      </Grid.Item>
      <Grid.Item col={6} s={12} direction="column" alignItems="stretch">
        <LabelledChoice
          name="lastDay"
          label={say("scanner.lastDay", "Last day")}
          value={draft.lastDay}
          choices={choices}
          onChoose={(lastDay) => onChange({ lastDay })}
          {...errorOf("lastDay")}
        />
      </Grid.Item>
    </Grid.Root>
  );
}

function EndFields({ draft, event, errorOf, onChange }: PartProps) {
  const { say, days } = useKassaWords();
  const afterwards = daysAfter(event.days.at(-1) ?? draft.lastDay, 1);
  // The days of an event may have gaps, so the chosen day and the default day are added.
  const added = [draft.untilDay, daysAfter(draft.lastDay, 1), afterwards, daysAfter(afterwards, 1)];
  const choices = new Set([...event.days, ...added]);
  return (
    <Grid.Root gap={4}>
      <Grid.Item col={6} s={12} direction="column" alignItems="stretch">
        <LabelledChoice
          name="untilDay"
          label={say("scanner.untilDay", "Stops on")}
          hint={say("scanner.untilDay.hint", "After this the telephone lets nobody in any more.")}
          value={draft.untilDay}
          choices={[...choices].toSorted().map((day) => ({ value: day, label: days(day) }))}
          onChoose={(untilDay) => onChange({ untilDay })}
          {...errorOf("untilDay")}
        />
      </Grid.Item>
      <Grid.Item col={6} s={12} direction="column" alignItems="stretch">
        <LabelledInput
          name="untilTime"
          label={say("scanner.untilTime", "Stops at")}
          hint={say("scanner.untilTime.hint", "In Dutch time, for example 04:00.")}
          required
          maxLength={10}
          value={draft.untilTime}
          onType={(untilTime) => onChange({ untilTime })}
          {...errorOf("untilTime")}
        />
      </Grid.Item>
    </Grid.Root>
  );
}

/** Value of the grounds in the list, which can't hold an empty one; keys of grandstands begin with a letter. */
const grounds = "/";

function GateFields({ draft, event, errorOf, scanners, onChange }: PartProps & Pick<ScannerFieldsProps, "scanners">) {
  const { say } = useKassaWords();
  const gates = [...event.stands, ...scanners].flatMap(({ gate }) => gate ?? []);
  return (
    <>
      <LabelledChoice
        name="stand"
        label={say("scanner.area", "Lets in to")}
        hint={say("scanner.area.hint", "At a stand only its own tickets are let in.")}
        value={draft.stand === "" ? grounds : draft.stand}
        choices={[
          { value: grounds, label: say("scanner.grounds", "The grounds") },
          ...event.stands.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChoose={(stand) => onChange({ stand: stand === grounds ? "" : stand })}
      />
      <LabelledInput
        name="gate"
        label={say("scanner.gate", "Gate")}
        hint={say("scanner.gate.hint", "Where the telephone is, for example East 4.")}
        required
        maxLength={maxNameLength}
        suggestions={[...new Set(gates)].toSorted()}
        value={draft.gate}
        onType={(gate) => onChange({ gate })}
        {...errorOf("gate")}
      />
    </>
  );
}
