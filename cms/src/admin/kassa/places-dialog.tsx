import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import type { PlacesView } from "../../shop/kassa/kassa-view.ts";
import { maxPlaces } from "../../shop/kassa-limits.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { LabelledInput } from "../fields/labelled-input.tsx";
import { parseWholeNumber } from "../whole-numbers.ts";
import { useKassaWords } from "./words.ts";

interface PlacesDialogProps {
  eventId: string;
  places: PlacesView;
  onDone: () => void;
  onClose: () => void;
}

/** Changes the capacity of one stock pool (a grandstand, for example) on one day. */
export function CapacityDialog({ eventId, places, onDone, onClose }: PlacesDialogProps) {
  const { put } = useFetchClient();
  const { say, days, pool, number } = useKassaWords();
  const { day, pool: key, about, capacity, sold, held } = places;
  const [text, setText] = useState(String(capacity));
  // The CMS refuses the change if a colleague has changed the capacity since the dialog opened.
  const [seenCapacity] = useState(capacity);
  const typed = parseWholeNumber(text) ?? -1;

  return (
    <ActionDialog
      title={say("change.of", "Change places: {where}, {day}", { where: pool(about), day: days(day) })}
      intro={say(
        "change.intro",
        "{sold} sold and {held} held, so at least {least} places are needed. The site sells with the new number at once.",
        { sold: number(sold), held: number(held), least: number(sold + held) },
      )}
      confirm={say("change.save", "Save the number")}
      check={() =>
        typed >= 0 && typed <= maxPlaces
          ? null
          : say("change.unreadable", "Type a whole number from 0 to {most}, for example 500.", {
              most: number(maxPlaces),
            })
      }
      act={async () => {
        await put("/kassa/stock", { eventId, day, pool: key, capacity: typed, seenCapacity });
        onDone();
      }}
      onClose={onClose}
    >
      <LabelledInput
        name="capacity"
        label={say("capacity", "Places in all")}
        inputMode="numeric"
        required
        value={text}
        onType={setText}
      />
    </ActionDialog>
  );
}
