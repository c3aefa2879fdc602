/** Size of the map's drawing in units; the whole circuit fits in it. Turned a quarter it fits an upright screen. */
export const mapUnits = { width: 1400, height: 875 } as const;
