/** `waiting`: no device has used the code yet. `lapsed`: none did in time. `ended`: by staff, or at `validUntil`. */
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
  /** URL of the page that the device opens. */
  page: string;
  /** QR code of the page's URL with the code, for the device's camera. */
  qr: QrView;
}

/** A QR code as the `d` of an SVG path in a square of `size`. */
export interface QrView {
  size: number;
  path: string;
}

/** An event that scanners can be made for. */
export interface GatesView {
  eventId: string;
  title: string;
  /** The event's first and last day, and all days with stock, in order. */
  days: string[];
  /** Days with stock on which the event isn't any more. */
  outsideDays: string[];
  /** The grandstands that it has tickets for; `gate`: name of the entrance, if editors entered one. */
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
