import type { Locale } from "@circuit/contract/locales";

/** Sides as part of a sentence: `rechts voor je`. */
const sidesNl = {
  ahead: "recht voor je",
  "half-right": "rechts voor je",
  right: "rechts",
  "behind-right": "rechts achter je",
  behind: "achter je",
  "behind-left": "links achter je",
  left: "links",
  "half-left": "links voor je",
};

const sidesEn: typeof sidesNl = {
  ahead: "straight ahead",
  "half-right": "ahead on the right",
  right: "on the right",
  "behind-right": "behind you on the right",
  behind: "behind you",
  "behind-left": "behind you on the left",
  left: "on the left",
  "half-left": "ahead on the left",
};

const nl = {
  title: (stand: string) => `Uitzicht: ${stand}`,
  metaDescription: (stand: string, corners: string, share: string) =>
    `${stand}: ${corners}, ${share} van de ronde. Kijk rond vanaf je stoel voor je kiest.`,
  previous: (stand: string) => `Vorige tribune: ${stand}`,
  next: (stand: string) => `Volgende tribune: ${stand}`,
  close: "Sluiten",
  closeLabel: "Sluiten en terug naar de plattegrond",
  stage: (stand: string) => `Uitzicht vanaf ${stand}`,
  now: (stand: string, row: number) => `${stand}, rij ${row}`,
  stillAlt: (stand: string) => `Tekening van het uitzicht vanaf ${stand}`,
  planAlt: (stand: string) => `Plattegrond rond ${stand}, met wat je van daar overziet`,
  facts: "Wat je ziet",
  corners: (count: number): string => (count === 1 ? "bocht in beeld" : "bochten in beeld"),
  noCorners: "Geen",
  lap: (metres: string) => `van de ronde, ${metres}`,
  track: "van je stoel tot de baan",
  sides: sidesNl,
  sun: {
    night: "Donker",
    nightText: (time: string) => `de zon is onder om ${time} uur`,
    shade: "Schaduw",
    shadeText: {
      roof: (time: string) => `onder het dak om ${time} uur`,
      "own-stand": (time: string) => `van je eigen tribune om ${time} uur`,
      other: (time: string) => `om ${time} uur`,
    },
    heights: { low: "Laag", half: "Halfhoog", high: "Hoog" },
    sunText: (side: string, time: string) => `zon ${side} om ${time} uur`,
    advice: { cap: ", neem een pet mee", cream: ", smeer je in" },
  },
  where: "Waar zit je?",
  parts: { low: "Onder", middle: "Midden", high: "Boven" },
  when: "Hoe laat is het?",
  choose: "Kies deze tribune",
  describe: "Beschrijf het uitzicht",
  about: {
    compass: {
      n: "het noorden",
      ne: "het noordoosten",
      e: "het oosten",
      se: "het zuidoosten",
      s: "het zuiden",
      sw: "het zuidwesten",
      w: "het westen",
      nw: "het noordwesten",
    },
    seat: (row: number, rows: number, metres: string, towards: string) =>
      `Je zit op rij ${row} van ${rows}, met je ogen ${metres} boven de baan, en kijkt naar ${towards}.`,
    corner: (number: number, name: string, side: string, metres: string) =>
      `bocht ${number}, ${name} (${side}, op ${metres})`,
    cornersSeen: (list: string) => `Van links naar rechts zie je ${list}.`,
    cornerSeen: (corner: string) => `Je ziet ${corner}.`,
    cornersNone: "Van hieruit zie je geen hele bocht.",
    start: (side: string, metres: string) => `De startstreep ligt ${side}, op ${metres}.`,
    lap: (lap: string, metres: string, share: string) => `Van een ronde van ${lap} zie je ${metres}, ${share}.`,
    pass: {
      left: (seconds: number) =>
        `Rijders komen van links en zijn op racesnelheid ${seconds} seconden in beeld voor ze rechts verdwijnen.`,
      right: (seconds: number) =>
        `Rijders komen van rechts en zijn op racesnelheid ${seconds} seconden in beeld voor ze links verdwijnen.`,
    },
    screen: (side: string, metres: string) => `Het dichtstbijzijnde scherm staat ${side}, op ${metres}.`,
    sun: {
      night: (time: string) => `Om ${time} uur is de zon onder.`,
      shade: (time: string, side: string) => `Om ${time} uur zit je in de schaduw; de zon staat ${side}.`,
      sun: (time: string, side: string, height: string) =>
        `Om ${time} uur zit je in de zon, die ${height} ${side} staat.`,
    },
    heights: { low: "laag", half: "halfhoog", high: "hoog" },
  },
};

const en: typeof nl = {
  title: (stand) => `View: ${stand}`,
  metaDescription: (stand, corners, share) =>
    `${stand}: ${corners}, ${share} of the lap. Look around from your seat before you choose.`,
  previous: (stand) => `Previous stand: ${stand}`,
  next: (stand) => `Next stand: ${stand}`,
  close: "Close",
  closeLabel: "Close and go back to the map",
  stage: (stand) => `View from the ${stand}`,
  now: (stand, row) => `${stand}, row ${row}`,
  stillAlt: (stand) => `Drawing of the view from the ${stand}`,
  planAlt: (stand) => `Map of the surroundings of the ${stand}, with what you overlook from there`,
  facts: "What you see",
  corners: (count) => (count === 1 ? "corner in sight" : "corners in sight"),
  noCorners: "None",
  lap: (metres) => `of the lap, ${metres}`,
  track: "from your seat to the track",
  sides: sidesEn,
  sun: {
    night: "Dark",
    nightText: (time) => `the sun is down at ${time}`,
    shade: "Shade",
    shadeText: {
      roof: (time) => `under the roof at ${time}`,
      "own-stand": (time) => `from your own stand at ${time}`,
      other: (time) => `at ${time}`,
    },
    heights: { low: "Low", half: "Halfway", high: "High" },
    sunText: (side, time) => `sun ${side} at ${time}`,
    advice: { cap: ", bring a cap", cream: ", bring sun cream" },
  },
  where: "Where do you sit?",
  parts: { low: "Low", middle: "Middle", high: "High" },
  when: "What time is it?",
  choose: "Choose this stand",
  describe: "Describe the view",
  about: {
    compass: {
      n: "north",
      ne: "north-east",
      e: "east",
      se: "south-east",
      s: "south",
      sw: "south-west",
      w: "west",
      nw: "north-west",
    },
    seat: (row, rows, metres, towards) =>
      `You sit in row ${row} of ${rows}, your eyes ${metres} above the track, looking ${towards}.`,
    corner: (number, name, side, metres) => `turn ${number}, ${name} (${side}, ${metres} away)`,
    cornersSeen: (list) => `From left to right you see ${list}.`,
    cornerSeen: (corner) => `You see ${corner}.`,
    cornersNone: "From here you see no whole corner.",
    start: (side, metres) => `The start line is ${side}, ${metres} away.`,
    lap: (lap, metres, share) => `Of a lap of ${lap} you see ${metres}, ${share}.`,
    pass: {
      left: (seconds) =>
        `Riders come from the left and stay in sight for ${seconds} seconds at race speed before they leave on the right.`,
      right: (seconds) =>
        `Riders come from the right and stay in sight for ${seconds} seconds at race speed before they leave on the left.`,
    },
    screen: (side, metres) => `The nearest screen is ${side}, ${metres} away.`,
    sun: {
      night: (time) => `At ${time} the sun is down.`,
      shade: (time, side) => `At ${time} you sit in the shade; the sun is ${side}.`,
      sun: (time, side, height) => `At ${time} you sit in the sun, which is ${height} ${side}.`,
    },
    heights: { low: "low", half: "halfway up", high: "high" },
  },
};

export type SeatViewMessages = typeof nl;

/** Messages of the view from a grandstand. */
export const seatViewMessages: Record<Locale, SeatViewMessages> = { nl, en };
