import { Button, Flex, Typography } from "@strapi/design-system";
import { dayAtCircuit } from "../../../../contract/src/forms/date-bounds.ts";
import { slugOf } from "../../../../contract/src/urls/slug.ts";
import type { EventView } from "../../shop/kassa/kassa-view.ts";
import { useDownload } from "../inbox-exports.tsx";
import { useKassaWords } from "./words.ts";

interface ProgrammeSubscribersProps {
  event: EventView;
  title: string;
}

/** Most characters of an event's title in the name of the file. */
const maxTitleLength = 80;

/** Shows how many buyers want a mail when the programme changes; a button saves their e-mail addresses as a file. */
export function ProgrammeSubscribers({ event: { eventId, subscriberCount }, title }: ProgrammeSubscribersProps) {
  const { say } = useKassaWords();
  const save = useDownload();
  const download = say("news.save", "Save the addresses (CSV)");
  const saveAddresses = () => {
    const today = dayAtCircuit(new Date());
    const name = [say("news.file", "programme-news"), slugOf(title, "nl", maxTitleLength), today].filter(
      (part) => part !== "",
    );
    return save(`/kassa/events/${encodeURIComponent(eventId)}/news.csv`, `${name.join("-")}.csv`);
  };
  return (
    <Flex gap={4} wrap="wrap">
      <Typography>
        {say(
          "news",
          "{count, plural, =0 {No buyer wants} one {1 buyer wants} other {# buyers want}} one mail when the programme changes.",
          { count: subscriberCount },
        )}
      </Typography>
      {subscriberCount === 0 ? null : (
        <Button variant="tertiary" size="S" aria-label={`${download}: ${title}`} onClick={() => void saveAddresses()}>
          {download}
        </Button>
      )}
    </Flex>
  );
}
