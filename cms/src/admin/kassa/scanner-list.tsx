import { Badge, Box, Button, Flex, Typography } from "@strapi/design-system";
import { type ReactNode, useState } from "react";
import type { MadeScannerView, ScannerState, ScannersView, ScannerView } from "../../shop/scans/scanner-view.ts";
import { DataTable } from "./data-table.tsx";
import { EndScannerDialog } from "./end-scanner-dialog.tsx";
import { LoadStatus } from "./event-overview.tsx";
import { NewScannerDialog } from "./new-scanner-dialog.tsx";
import { ScannerCodeDialog } from "./scanner-code-dialog.tsx";
import { usePolled } from "./use-live.ts";
import { useKassaWords } from "./words.ts";

/** The dialog that is open over the list. */
type OpenDialog =
  | { kind: "new" }
  | { kind: "code"; made: MadeScannerView; name: string }
  | { kind: "end"; scanner: ScannerView };

/** Lists the devices that scan tickets at the gates, with their state and what they scanned. */
export function ScannerList({ onDoubles }: { onDoubles: (id: number) => void }) {
  const { say } = useKassaWords();
  const { data, hasFailed, refresh } = usePolled<ScannersView>("/kassa/scanners");
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const scanners = data?.scanners ?? [];
  const close = () => setDialog(null);

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography tag="h2" variant="beta">
          {say("scanners", "Scanners")}
        </Typography>
        <Button onClick={() => setDialog({ kind: "new" })}>{say("scanner.new", "New scanner")}</Button>
      </Flex>
      <LoadStatus hasFailed={hasFailed} isLoading={data === null} />
      {data === null || scanners.length > 0 ? null : <NoScanners />}
      {scanners.length === 0 ? null : (
        <ScannerTable
          scanners={scanners}
          onDoubles={onDoubles}
          onEnd={(scanner) => setDialog({ kind: "end", scanner })}
        />
      )}
      {dialog?.kind === "new" ? (
        <NewScannerDialog
          scanners={scanners}
          onMade={(made, name) => {
            setDialog({ kind: "code", made, name });
            refresh();
          }}
          // Making a scanner has already opened the dialog with its code, which stays open.
          onClose={() => setDialog((now) => (now?.kind === "new" ? null : now))}
        />
      ) : null}
      {dialog?.kind === "code" ? (
        <ScannerCodeDialog
          made={dialog.made}
          name={dialog.name}
          state={scanners.find(({ id }) => id === dialog.made.id)?.state ?? "waiting"}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === "end" ? <EndScannerDialog scanner={dialog.scanner} onDone={refresh} onClose={close} /> : null}
    </Flex>
  );
}

function NoScanners() {
  const { say } = useKassaWords();
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <Typography>
        {say(
          "scanners.none",
          "A scanner is a telephone that checks tickets at a gate. Press ‘New scanner’ for each telephone: you get a code, which the telephone takes over within half an hour. It needs no account.",
        )}
      </Typography>
    </Box>
  );
}

interface ScannerTableProps {
  scanners: readonly ScannerView[];
  onDoubles: (id: number) => void;
  onEnd: (scanner: ScannerView) => void;
}

const badges = {
  waiting: "secondary",
  lapsed: "warning",
  "in-use": "success",
  ended: "neutral",
} as const satisfies Record<ScannerState, string>;

function ScannerTable({ scanners, onDoubles, onEnd }: ScannerTableProps) {
  const { say, choice, days, moment, number } = useKassaWords();
  return (
    <DataTable
      label={say("scanners", "Scanners")}
      columns={[
        { title: say("scanner", "Scanner") },
        { title: say("scanner.state", "State") },
        { title: say("scanner.admitted", "Let in"), isNumber: true },
        { title: say("scanner.doubles", "Doubles"), isNumber: true },
        { title: say("scanner.event", "Event") },
        { title: say("scanner.end", "End") },
      ]}
      rows={scanners.map((scanner) => {
        const { id, name, eventTitle, firstDay, lastDay, gate, standName, state, doubles, lastSeenAt } = scanner;
        return {
          key: String(id),
          cells: [
            <TwoLines
              key="scanner"
              first={name}
              second={`${gate} · ${standName ?? say("scanner.grounds", "The grounds")}`}
            />,
            <TwoLines
              key="state"
              first={
                // The badge's own text colour is too faint on yellow.
                <Badge variant={badges[state]} {...(state === "lapsed" && { textColor: "neutral800" })}>
                  {choice("scanner", state)}
                </Badge>
              }
              second={
                lastSeenAt === null
                  ? say("scanner.unseen", "Not seen yet")
                  : say("scanner.seen", "Last seen: {moment}", { moment: moment(lastSeenAt) })
              }
            />,
            number(scanner.admitted),
            doubles === 0 ? number(0) : <DoublesButton key="doubles" scanner={scanner} onPress={() => onDoubles(id)} />,
            <TwoLines
              key="event"
              first={eventTitle ?? say("event.gone", "Event that is gone")}
              second={days(firstDay === lastDay ? firstDay : `${firstDay}_${lastDay}`)}
            />,
            state === "ended" ? "" : <EndButton key="end" scanner={scanner} onPress={() => onEnd(scanner)} />,
          ],
        };
      })}
    />
  );
}

interface ScannerButtonProps {
  scanner: ScannerView;
  onPress: () => void;
}

function DoublesButton({ scanner: { name, doubles }, onPress }: ScannerButtonProps) {
  const { say, number } = useKassaWords();
  const count = number(doubles);
  return (
    <Button
      variant="danger-light"
      size="S"
      aria-label={say("scanner.doubles.of", "{count} doubles of {name}: show which", { count, name })}
      onClick={onPress}
    >
      {count}
    </Button>
  );
}

function EndButton({ scanner: { name }, onPress }: ScannerButtonProps) {
  const { say } = useKassaWords();
  return (
    <Button variant="tertiary" size="S" aria-label={say("scanner.end.of", "End {name}", { name })} onClick={onPress}>
      {say("scanner.end", "End")}
    </Button>
  );
}

/** Shows two lines. A long line wraps: otherwise the table would push its buttons out of sight. */
function TwoLines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <Flex direction="column" alignItems="flex-start" maxWidth="24rem" style={{ whiteSpace: "normal" }}>
      {typeof first === "string" ? <Typography textColor="neutral800">{first}</Typography> : first}
      <Typography variant="pi" textColor="neutral600">
        {second}
      </Typography>
    </Flex>
  );
}
