/** `waiting` for a device; `lapsed`: no device took the code in time; `ended` by staff, or when its time was over. */
export type ScannerState = "waiting" | "lapsed" | "in-use" | "ended";

/** A scanner as staff see it. Days are `YYYY-MM-DD`, moments ISO 8601. */
export interface ScannerView {
  id: number;
  name: string;
  eventId: string;
  /** `null` once the event is deleted. */
  eventTitle: string | null;
  firstDay: string;
  lastDay: string;
  gate: string;
  /** Key of the stand that the gate leads to; `null` for a gate of the grounds. */
  stand: string | null;
  /** The stand's name, or its key once the stand is deleted. */
  standName: string | null;
  admitted: number;
  /** Scans of tickets whose holders were in already. */
  doubles: number;
  validUntil: string;
  lastSeenAt: string | null;
  state: ScannerState;
}

/** `GET /kassa/scanners`: those that haven't ended first, and then the newest. */
export interface ScannersView {
  scanners: ScannerView[];
}

/** `POST /kassa/scanners`: a scanner and the code that pairs a device with it, which no later answer has. */
export interface MadeScannerView extends ScannersView {
  id: number;
  code: string;
  /** ISO 8601. */
  codeUntil: string;
  /** Address of the page that the device opens. */
  page: string;
  /** The page's address with the code, for the device's camera. */
  qr: QrView;
}

/** A QR code as a shape: `path` draws its dark modules in a square of `size`, as SVG's `d` says it. */
export interface QrView {
  size: number;
  path: string;
}

/** An event that scanners can be made for. */
export interface GatesView {
  eventId: string;
  title: string;
  /** Its first and its last, and those that it has places on, in order. */
  days: string[];
  /** Those on which it isn't any more. */
  outsideDays: string[];
  /** The stands that it has tickets for; `gate` is where their visitors come in, if editors say so. */
  stands: { key: string; name: string; gate: string | null }[];
}

/** `GET /kassa/gates`: events that sell or have sold and aren't over, the next one first. */
export interface EventGatesView {
  events: GatesView[];
}

/** A scan of a ticket whose holder was in already. Moments are ISO 8601. */
export interface DoubleView {
  id: number;
  /** The ticket's short code. */
  code: string;
  orderId: number;
  orderNumber: string | null;
  scannedAt: string;
  first: { at: string; gate: string; scanner: string };
}

/** `GET /kassa/scanners/{id}/doubles`: the newest first, 200 at most. */
export interface DoublesView {
  scanner: ScannerView;
  doubles: DoubleView[];
}
