import { Typography } from "@strapi/design-system";
import { useKassaWords } from "./words.ts";

/** Warns that holders of tickets that will become invalid have been let in already. */
export function ScannedWarning({ count }: { count: number }) {
  const { say } = useKassaWords();
  if (count === 0) return null;
  return (
    <Typography tag="p" textColor="danger600">
      {say(
        "scanned",
        "{count, plural, one {1 ticket of this order was scanned already: its holder is in, or was.} other {# tickets of this order were scanned already: their holders are in, or were.}}",
        { count },
      )}
    </Typography>
  );
}
