import { Box, IconButton } from "@strapi/design-system";
import { useRef } from "react";
import { knownYears } from "../typed-moments.ts";

interface CalendarButtonProps {
  label: string;
  /** The day that is chosen when it opens, `2026-11-24`; empty for none. */
  day: string;
  /** Gets the chosen day in the same form; empty when it was taken away. */
  onChoose: (day: string) => void;
}

/** Opens the browser's own calendar to choose a day from, beside a field in which it can be typed. */
export function CalendarButton({ label, day, onChoose }: CalendarButtonProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Box position="relative">
      {/* Out of sight, and out of the way of keys and screen readers: only its calendar is used. */}
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        min={`${knownYears.first}-01-01`}
        max={`${knownYears.last}-12-31`}
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

/** The calendar opens below it. */
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
