import { Box, Button, Flex, Modal, Radio, Typography } from "@strapi/design-system";
import { unstable_useContentManagerContext, unstable_useDocumentLayout, useForm } from "@strapi/strapi/admin";
import { useState } from "react";
import { useIntl } from "react-intl";
import { formatForComparison, type Values } from "./compare-values.ts";
import type { Conflict } from "./form-events.ts";
import { clearChanges } from "./unsaved-changes.ts";
import { type LaidOutField, mergeVersions, type Side } from "./merge-versions.ts";
import { type Interruption, useInterruption } from "./use-interruption.ts";
import { useSay } from "../use-say.ts";

/**
 * Gives an editor back what they typed after a colleague saved first or deleted the entry, the session ended, or the
 * panel removed the form.
 *
 * For each field that both editors changed, it asks which value stays. The form itself loads the saved version, and
 * the dialog puts into it the chosen values and those that only this editor changed. Closing the dialog keeps all that
 * this editor typed; only changes from `unsaved-changes.ts` can be discarded.
 */
export function ConflictDialog() {
  const say = useSay("conflict.");
  const { values: current, setValues } = useForm("ConflictDialog", (state) => state);
  const values: Values = { ...current };
  const { interruption, close } = useInterruption();
  const [choices, setChoices] = useState<Record<string, Side>>({});

  const layout = useLaidOutFields();
  if (interruption === null) return null;
  const { mine, conflict, isDeleted } = interruption;
  const isConflict = conflict !== null;
  // A new entry in place of a deleted one gets all values, also those that this editor didn't change.
  const loaded = isDeleted ? values : interruption.loaded;
  const { questions, merged } = mergeVersions(layout, { loaded, mine, theirs: values });

  const discard = () => {
    clearChanges(window.sessionStorage);
    close();
  };
  const apply = (sideOf: (name: string) => Side) => {
    setValues(merged(sideOf));
    setChoices({});
    close();
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen ? undefined : apply(() => "mine"))}>
      <Modal.Content>
        <Modal.Header closeLabel={say("close", "Close")}>
          <Modal.Title>{titleOf(interruption, say)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Explanation conflict={conflict} isDeleted={isDeleted} isChoice={questions.length > 0} />
            {questions.map(({ name, ...question }) => (
              <FieldChoice
                key={name}
                {...question}
                by={conflict?.by || say("somebody", "Somebody else")}
                chosen={choices[name] ?? "mine"}
                onChoose={(side) => setChoices({ ...choices, [name]: side })}
              />
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          {isConflict ? (
            <Button variant="tertiary" onClick={() => apply(() => "mine")}>
              {say("keep", "Keep all of mine")}
            </Button>
          ) : (
            <Button variant="tertiary" onClick={discard}>
              {say("ended.discard", "Discard it")}
            </Button>
          )}
          <Button onClick={() => apply((name) => choices[name] ?? "mine")}>
            {isConflict ? say("apply", "Go on with this choice") : say("ended.restore", "Put it back")}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function titleOf({ conflict, isDeleted }: Interruption, say: ReturnType<typeof useSay>): string {
  if (isDeleted) return say("deleted.title", "Somebody deleted this");
  return conflict === null ? say("ended.title", "This wasn’t saved yet") : say("title", "Two people changed this");
}

interface ExplanationProps {
  conflict: Conflict | null;
  isDeleted: boolean;
  isChoice: boolean;
}

/** Says why nothing was saved, and what to do now. */
function Explanation({ conflict, isDeleted, isChoice }: ExplanationProps) {
  const intl = useIntl();
  const say = useSay("conflict.");
  const intro = () => {
    if (isDeleted)
      return say(
        "deleted.intro",
        "A colleague deleted this before you saved. What was in your form is kept: put it back to make a new entry of it. Then choose again what it was linked to, and save.",
      );
    return conflict === null
      ? say("ended.intro", "The form was gone before this was saved. Put it back, look it over and save or publish.")
      : say(
          "intro",
          "{by} saved at {time}. What only one of you changed stays. Look it over and save or publish again.",
          {
            by: conflict.by || say("somebody", "Somebody else"),
            time: intl.formatTime(conflict.at, { timeZone: "Europe/Amsterdam" }),
          },
        );
  };
  return (
    <>
      <Typography>{intro()}</Typography>
      {isChoice ? <Typography>{say("both", "You both changed this: choose what stays.")}</Typography> : null}
    </>
  );
}

interface FieldChoiceProps {
  label: string;
  mine: unknown;
  theirs: unknown;
  by: string;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ label, mine, theirs, by, chosen, onChoose }: FieldChoiceProps) {
  const { locale } = useIntl();
  const say = useSay("conflict.");
  return (
    <Box borderColor="neutral200" hasRadius padding={4}>
      <Typography tag="h3" variant="delta">
        {label}
      </Typography>
      <Radio.Group
        aria-label={label}
        value={chosen}
        onValueChange={(side: string) => onChoose(side === "theirs" ? "theirs" : "mine")}
      >
        <Flex gap={4} alignItems="flex-start" paddingTop={2}>
          <Text side="mine" title={say("mine", "Mine")} text={formatForComparison(mine, locale)} />
          <Text side="theirs" title={by} text={formatForComparison(theirs, locale)} />
        </Flex>
      </Radio.Group>
    </Box>
  );
}

function Text({ side, title, text }: { side: Side; title: string; text: string }) {
  return (
    <Box flex="1" minWidth="0">
      <Radio.Item value={side}>{title}</Radio.Item>
      <Box background="neutral100" padding={3} hasRadius maxHeight="16rem" overflow="auto">
        <Typography style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text || "–"}</Typography>
      </Box>
    </Box>
  );
}

/** Returns the fields in the form's layout, with those inside groups (single components). */
function useLaidOutFields(): LaidOutField[] {
  const { model } = unstable_useContentManagerContext();
  const { edit } = unstable_useDocumentLayout(model);
  const laidOut = ({ name, label, attribute }: (typeof edit.layout)[number][number][number]): LaidOutField => {
    const isGroup = attribute.type === "component" && attribute.repeatable !== true;
    const inner = isGroup ? edit.components[attribute.component]?.layout.flat() : undefined;
    return { name, label: typeof label === "string" ? label : name, fields: inner?.map(laidOut) ?? null };
  };
  return edit.layout.flat(2).map(laidOut);
}
