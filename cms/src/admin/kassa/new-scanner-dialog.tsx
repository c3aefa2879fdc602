import { Button, Modal, Typography } from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import type { EventGatesView, GatesView, MadeScannerView, ScannerView } from "../../shop/scans/scanner-view.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { LoadStatus } from "./event-overview.tsx";
import { toScannerRequest, draftFor, withDefaults, validateDraft } from "./scanner-draft.ts";
import { ScannerFields } from "./scanner-fields.tsx";
import { usePolled } from "./use-live.ts";
import { useKassaWords } from "./words.ts";

interface NewScannerProps {
  /** Existing scanners, whose gates are suggestions for the new one. */
  scanners: readonly ScannerView[];
  onMade: (made: MadeScannerView, name: string) => void;
  onClose: () => void;
}

/** Asks for the details of a new scanner, and makes it. */
export function NewScannerDialog(props: NewScannerProps) {
  const { say } = useKassaWords();
  const { data, hasFailed } = usePolled<EventGatesView>("/kassa/gates");
  const first = data?.events[0];
  if (data !== null && first !== undefined) return <NewScannerForm {...props} events={data.events} first={first} />;
  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen ? undefined : props.onClose())}>
      <Modal.Content aria-describedby={undefined}>
        <Modal.Header closeLabel={say("stop", "Close")}>
          <Modal.Title>{say("scanner.new", "New scanner")}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <LoadStatus hasFailed={hasFailed} isLoading={data === null} />
          {data === null ? null : (
            <Typography>
              {say("scanner.noEvents", "No event has tickets now. Publish a ticket type of an event first.")}
            </Typography>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={props.onClose}>
            {say("back", "Back")}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

interface NewScannerFormProps extends NewScannerProps {
  events: readonly GatesView[];
  first: GatesView;
}

function NewScannerForm({ scanners, events, first, onMade, onClose }: NewScannerFormProps) {
  const { post } = useFetchClient();
  const { say } = useKassaWords();
  const [draft, setDraft] = useState(() => draftFor(first, ""));
  // When staff last pressed the button; before that, the inputs show no errors.
  const [triedAt, setTriedAt] = useState<number | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const event = events.find(({ eventId }) => eventId === draft.eventId) ?? first;
  const filled = withDefaults(draft, event);

  // Moves the focus to the first field with an error, once the fields show their errors.
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [triedAt]);

  return (
    <ActionDialog
      title={say("scanner.new", "New scanner")}
      intro={say("scanner.new.intro", "Make one for each telephone that checks tickets. You get a code for it.")}
      confirm={say("scanner.make", "Make the scanner")}
      check={(now) => {
        if (Object.keys(validateDraft(filled, now)).length === 0) return null;
        setTriedAt(now);
        return say("scanner.wrong", "Not everything is filled in right yet. Look at the fields in red.");
      }}
      act={async () => {
        const { data } = await post<MadeScannerView>("/kassa/scanners", toScannerRequest(filled));
        onMade(data, filled.name.trim());
      }}
      onClose={onClose}
    >
      <div ref={fields}>
        <ScannerFields
          draft={filled}
          event={event}
          events={events}
          scanners={scanners}
          problems={triedAt === null ? {} : validateDraft(filled, triedAt)}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
      </div>
    </ActionDialog>
  );
}
