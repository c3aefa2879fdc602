import { Box, IconButton } from "@strapi/design-system";
import { useRef } from "react";
import { yearBounds } from "../typed-moments.ts";

interface CalendarButtonProps {
  label: string;
  /** Day that is selected when the calendar opens, `2026-11-24`; empty for none. */
  day: string;
  /** Called with the chosen day, `2026-11-24`; with an empty text when an editor clears it. */
  onChoose: (day: string) => void;
}

/** Shows a button that opens the browser's own calendar, beside an input in which the day can be typed. */
export function CalendarButton({ label, day, onChoose }: CalendarButtonProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Box position="relative">
      {/* Hidden from eyes, Tab key and screen readers: only its calendar is used. */}
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        min={`${yearBounds.first}-01-01`}
        max={`${yearBounds.last}-12-31`}
        onChange={(event) => onChoose(event.currentTarget.value)}
        style={outOfSight}
      />
      <IconButton variant="ghost" size="L" label={label} onClick={() => calendar.current?.showPicker()}>
        <svg
          aria-hidden
          width="16"
          height="16"
          viewBox="0 0 16 16"
          style={{ fill: "none", stroke: "currentColor", strokeWidth: 1.5 }}
        >
          <path style={{ fill: "none" }} d="M2 3.5h12v10.5H2zM2 6.75h12M5 1.5v3.5M11 1.5v3.5" />
        </svg>
      </IconButton>
    </Box>
  );
}

/** Hides the input but leaves it in its place, as the browser opens the calendar below it. */
const outOfSight = {
  position: "absolute",
  insetInlineStart: 0,
  insetBlockEnd: 0,
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: "none",
} as const;
