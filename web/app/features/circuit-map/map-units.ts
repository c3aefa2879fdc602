/** The drawing's size in units: it shows the whole circuit within. Turned a quarter it fits an upright screen. */
export const mapUnits = { width: 1400, height: 875 } as const;
