import { Button, Flex, TextButton, Typography } from "@strapi/design-system";
import type { DoublesView } from "../../shop/scans/scanner-view.ts";
import { DataTable } from "./data-table.tsx";
import { LoadStatus } from "./event-overview.tsx";
import { usePolled } from "./use-live.ts";
import { useKassaWords } from "./words.ts";

interface ScannerDoublesProps {
  id: string;
  onOrder: (id: number) => void;
  onBack: () => void;
}

/** Lists the doubles of a scanner: its scans of tickets that had been scanned before. */
export function ScannerDoubles({ id, onOrder, onBack }: ScannerDoublesProps) {
  const { say, moment } = useKassaWords();
  const { data, hasFailed } = usePolled<DoublesView>(`/kassa/scanners/${encodeURIComponent(id)}/doubles`);
  const name = data?.scanner.name ?? "";
  const title = say("doubles", "Doubles of {name}", { name });

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={2}>
        <Button variant="tertiary" onClick={onBack}>
          {say("back", "Back")}
        </Button>
      </Flex>
      <LoadStatus hasFailed={hasFailed} isLoading={data === null} />
      {data === null ? null : (
        <>
          <Typography tag="h2" variant="beta">
            {title}
          </Typography>
          <Typography>
            {data.doubles.length === 0
              ? say("doubles.none", "This scanner met no ticket whose holder was in already.")
              : say(
                  "doubles.intro",
                  "These tickets were scanned here while their holders were in already. The newest 200 at most.",
                )}
          </Typography>
        </>
      )}
      {data === null || data.doubles.length === 0 ? null : (
        <DataTable
          label={title}
          columns={[
            { title: say("order.code", "Code") },
            { title: say("doubles.order", "Order") },
            { title: say("doubles.at", "Scanned here") },
            { title: say("doubles.first", "Let in before") },
            { title: say("scanner.gate", "Gate") },
            { title: say("scanner", "Scanner") },
          ]}
          rows={data.doubles.map(({ first, ...double }) => ({
            key: String(double.id),
            cells: [
              double.code,
              <TextButton key="order" onClick={() => onOrder(double.orderId)}>
                {double.orderNumber ?? String(double.orderId)}
              </TextButton>,
              moment(double.scannedAt),
              moment(first.at),
              first.gate,
              first.scanner,
            ],
          }))}
        />
      )}
    </Flex>
  );
}
