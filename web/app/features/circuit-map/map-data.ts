import type { AdmissionState } from "@circuit/contract/shop/sale-states";
import type { PriceBasis } from "@circuit/contract/shop/vat";
import type { TrackShape } from "#app/circuit/track-shapes.ts";
import type { WalkData } from "./walk-data.ts";

/**
 * All that the map shows, in the language of its page. Places and lines are in units of the drawing: its middle is (0, 0),
 * x to the right, y down, north up.
 */
export interface CircuitMapData {
  /** Name of the circuit. */
  name: string;
  drawing: MapDrawing;
  zones: MapZone[];
  corners: MapCorner[];
  stands: MapStand[];
  places: MapPlace[];
  walk: WalkData;
  /** Events that sell seats in a stand, in the order of their start. */
  events: MapEvent[];
  /** The event whose prices are shown; `null` when none sells seats in a stand. */
  event: MapEvent | null;
}

/** The lines of the map that are the same for everyone. */
export interface MapDrawing {
  track: string;
  pitLane: string;
  kerbs: string;
  startLine: string;
  areas: { kind: string; d: string }[];
  scaleBar: { metres: number; units: number };
  unitsPerMetre: number;
  /** Width of the track in units: drawn wider than it is, so that it can be seen. */
  trackWidth: number;
  small: SmallDrawing;
}

/** The track as small as a stand's card has room for, and the `transform` from the map's units to this drawing's. */
export interface SmallDrawing {
  shape: TrackShape;
  transform: string;
}

export interface MapZone {
  id: string;
  name: string;
  colour: string;
}

/** How far something with words moves aside, right and down, in its letters' heights: on a wide screen, then upright. */
export type LabelOffset = readonly [across: number, down: number, uprightAcross: number, uprightDown: number];

export interface MapCorner {
  number: number;
  name: string;
  x: number;
  y: number;
  labelOffset: LabelOffset;
}

/** Something of the circuit that a layer shows. */
export interface MapPlace {
  id: string;
  layer: MapLayer;
  kind: string;
  name: string;
  /** What its sign says; an empty text for what the kind says. */
  sign: string;
  x: number;
  y: number;
  labelOffset: LabelOffset;
}

/** Layers that can be shown or not, in the order of their buttons and of the address. */
export const mapLayers = ["stands", "access", "toilets", "help", "food", "screens", "cameras"] as const;

export type MapLayer = (typeof mapLayers)[number];

export interface MapEvent {
  /** documentId. */
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
}

/** A walk to a stand. */
export interface MapWalk {
  /** Id of where it begins, and its name. */
  from: string;
  name: string;
  metres: number;
  minutes: number;
}

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
  /** Of the lap that is in sight, in whole per cent. */
  lapShare: number;
  fromEntrance: MapWalk | null;
  fromParking: MapWalk | null;
  outline: string;
  /** What one sees from it: outlines from the eye to the track. */
  cone: string;
  /** Its middle. */
  x: number;
  y: number;
  /** Its tickets for the chosen event; `null` when there are none. */
  sale: StandSale | null;
}

/** How the seats of a stand sell for an event. */
export interface StandSale {
  /** The lowest price of a seat for an adult, whole euro cents, on the basis below. */
  cents: number;
  basis: PriceBasis;
  state: AdmissionState;
  /** `{ticketId}/{admission}` of its seats, by which what is left of them is known. */
  keys: string[];
  /** Where they are chosen. */
  path: string;
}
