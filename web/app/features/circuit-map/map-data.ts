import type { WalkToStand } from "@circuit/contract/circuit/walk-to-stand";
import type { AdmissionState } from "@circuit/contract/shop/sale-states";
import type { PriceBasis } from "@circuit/contract/shop/vat";
import type { TrackShape } from "#app/circuit/track-shapes.ts";
import type { WalkData } from "./walk-data.ts";

/** Size of the map's drawing in units; the whole circuit fits in it. Turned a quarter it fits an upright screen. */
export const mapUnits = { width: 1400, height: 875 } as const;

/**
 * All that the map shows, in the language of its page. Coordinates and paths are in units of the drawing: (0, 0) is its
 * middle, x runs right, y down, north is up.
 */
export interface CircuitMapData {
  name: string;
  drawing: MapDrawing;
  zones: MapZone[];
  corners: MapCorner[];
  stands: MapStand[];
  places: MapPlace[];
  walk: WalkData;
  /** Events that sell grandstand seats, ordered by start. */
  events: MapEvent[];
  /** The event whose prices the map shows; `null` when none sells grandstand seats. */
  event: MapEvent | null;
}

/** SVG paths and sizes that are the same for every visitor. */
export interface MapDrawing {
  track: string;
  pitLane: string;
  kerbs: string;
  startLine: string;
  areas: { kind: string; d: string }[];
  scaleBar: { metres: number; units: number };
  /** Stroke width of the track in units: larger than life, to be visible. */
  trackWidth: number;
  small: SmallDrawing;
}

/** A small drawing of the track, and the `transform` from the map's units to its units. */
export interface SmallDrawing {
  shape: TrackShape;
  transform: string;
}

export interface MapZone {
  id: string;
  name: string;
  colour: string;
}

/** How far a label moves right and down, in em: on wide screens, then on upright ones. */
export type LabelOffset = readonly [across: number, down: number, uprightAcross: number, uprightDown: number];

export interface MapCorner {
  number: number;
  name: string;
  x: number;
  y: number;
  labelOffset: LabelOffset;
}

/** A facility, area or camera that a layer shows. */
export interface MapPlace {
  id: string;
  layer: MapLayer;
  kind: string;
  name: string;
  /** Text of its sign; empty for the usual text of its `kind`. */
  sign: string;
  x: number;
  y: number;
  labelOffset: LabelOffset;
}

/** Layers that visitors can show and hide, in the order of their buttons and of the URL. */
export const mapLayers = ["stands", "access", "toilets", "help", "food", "screens", "cameras"] as const;

export type MapLayer = (typeof mapLayers)[number];

export interface MapEvent {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
}

/** A walk to a grandstand, with the name of its starting point. */
export type MapWalk = WalkToStand & { name: string };

export interface MapStand {
  id: string;
  name: string;
  summary: string | null;
  zone: MapZone | null;
  isCovered: boolean;
  seats: number;
  rows: number;
  wheelchairPlaces: number;
  metresToTrack: number;
  /** Numbers of the corners in sight. */
  corners: number[];
  /** Share of the lap in sight, in whole per cent. */
  lapShare: number;
  fromEntrance: MapWalk | null;
  fromParking: MapWalk | null;
  outline: string;
  /** SVG path of what one sees from it: outlines from the eye to the track. */
  cone: string;
  /** Middle of the outline. */
  x: number;
  y: number;
  /** Sale of its seats for the chosen event; `null` when there is none. */
  sale: StandSale | null;
}

/** How an event sells the seats of a grandstand. */
export interface StandSale {
  /** Lowest price of an adult's seat in whole euro cents; `basis` says whether it includes VAT. */
  cents: number;
  basis: PriceBasis;
  state: AdmissionState;
  /** `{ticketId}/{admission}` of its seats: their keys in `MapAvailability`. */
  keys: string[];
  /** Path to choose these seats. */
  path: string;
}
