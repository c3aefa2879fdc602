import { Box, Button, Flex, Modal, Typography } from "@strapi/design-system";
import type { MadeScannerView, QrView, ScannerState } from "../../shop/scans/scanner-view.ts";
import { useKassaWords } from "./words.ts";

interface ScannerCodeDialogProps {
  made: MadeScannerView;
  name: string;
  /** Present state of the scanner: a telephone may have taken the code. */
  state: ScannerState;
  onClose: () => void;
}

/** Shows a new scanner's code, once, and whether a telephone has taken it. */
export function ScannerCodeDialog({ made, name, state, onClose }: ScannerCodeDialogProps) {
  const { say, time } = useKassaWords();
  const { codeUntil } = made;
  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {/* A click outside doesn't close the dialog, as the code can't be shown again. */}
      <Modal.Content aria-describedby={undefined} onInteractOutside={(event) => event.preventDefault()}>
        <Modal.Header closeLabel={say("stop", "Close")}>
          <Modal.Title>{say("scanner.code.title", "Connect {name}", { name })}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Typography>
              {say(
                "scanner.code.how",
                "Point the telephone’s camera at the QR code. Or open the address beside it on the telephone, and type the code.",
              )}
            </Typography>
            <CodeInTwoWays made={made} />
            <Typography>
              {say(
                "scanner.code.once",
                "One telephone can take the code, until {until}. You see it only now: it is gone once you close this window.",
                { until: time(codeUntil) },
              )}
            </Typography>
            <DeviceState state={state} />
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button onClick={onClose} marginLeft="auto">
            {say("scanner.code.done", "Done")}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function CodeInTwoWays({ made: { code, page, qr } }: { made: MadeScannerView }) {
  const { say } = useKassaWords();
  return (
    <Flex gap={6} wrap="wrap" alignItems="center" justifyContent="center">
      <Qr qr={qr} label={say("scanner.code.qr", "QR code with the address and the code")} />
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Typography variant="sigma" textColor="neutral600">
          {say("scanner.code.page", "Address")}
        </Typography>
        <Typography fontWeight="bold" textColor="neutral800">
          {page}
        </Typography>
        <Typography variant="sigma" textColor="neutral600">
          {say("scanner.code", "Code")}
        </Typography>
        <Typography
          textColor="neutral800"
          fontWeight="bold"
          style={{ fontFamily: "monospace", fontSize: "3.2rem", lineHeight: 1.3, letterSpacing: "0.08em" }}
        >
          {grouped(code)}
        </Typography>
      </Flex>
    </Flex>
  );
}

function DeviceState({ state }: { state: ScannerState }) {
  const { say } = useKassaWords();
  const words = {
    waiting: say("scanner.code.waiting", "Waits for a telephone…"),
    "in-use": say("scanner.code.taken", "A telephone took the code. It is ready to scan."),
    lapsed: say("scanner.code.lapsed", "The time of this code is over. Make a new scanner."),
    ended: say("scanner.code.ended", "This scanner has ended."),
  };
  return (
    <div role="status">
      <Typography fontWeight="bold" textColor={colours[state]}>
        {words[state]}
      </Typography>
    </div>
  );
}

const colours = { waiting: "neutral600", "in-use": "success600", lapsed: "danger600", ended: "danger600" } as const;

/** Splits the code into two groups, which are easier to read and type. */
function grouped(code: string): string {
  return `${code.slice(0, 5)} ${code.slice(5)}`;
}

/** Draws a QR code: dark on white in dark mode too, with the white margin that cameras need. */
function Qr({ qr: { size, path }, label }: { qr: QrView; label: string }) {
  const margin = 4;
  const side = size + 2 * margin;
  return (
    <Box width="24rem" height="24rem">
      <svg viewBox={`${-margin} ${-margin} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <rect x={-margin} y={-margin} width={side} height={side} fill="#ffffff" />
        <path d={path} fill="#000000" />
      </svg>
    </Box>
  );
}
