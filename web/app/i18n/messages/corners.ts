import type { Locale } from "@circuit/contract/locales";

type Turn = "left" | "right";

const nl = {
  track: (circuit: string) => `De baan van ${circuit} van boven, noord boven, met de nummers van de bochten`,
  turnedTrack: (circuit: string) => `De baan van ${circuit} van boven, noord rechts, met de nummers van de bochten`,
  corner: (number: number, name: string) => `${number}, bocht ${name}`,
  cornerNumber: "Bocht",
  round: "Ronde langs de baan",
  radius: "Straal",
  bend: (metres: string, degrees: string, turn: Turn) =>
    `${metres} m, ${degrees}° naar ${{ left: "links", right: "rechts" }[turn]}`,
  record: "Record",
  speed: (speed: string, holder: string, year: number) => `${speed} km/u, ${holder}, ${year}`,
  onMap: "Op de kaart",
  onMapOf: (corner: string) => `Op de kaart: ${corner}`,
  from: (stand: string) => `Vanaf ${withSmallStart(stand)}`,
};

const en: typeof nl = {
  track: (circuit: string) => `The track of ${circuit} from above, north up, with the numbers of its corners`,
  turnedTrack: (circuit: string) =>
    `The track of ${circuit} from above, north to the right, with the numbers of its corners`,
  corner: (number: number, name: string) => `${number}, ${name} corner`,
  cornerNumber: "Turn",
  round: "A lap of the track",
  radius: "Radius",
  bend: (metres: string, degrees: string, turn: Turn) => `${metres} m, ${degrees}° to the ${turn}`,
  record: "Record",
  speed: (speed: string, holder: string, year: number) => `${speed} km/h, ${holder}, ${year}`,
  onMap: "On the map",
  onMapOf: (corner: string) => `On the map: ${corner}`,
  from: (stand: string) => `From ${stand}`,
};

/** Writes a grandstand's name within a sentence: "Vanaf tribune Startbrink". */
function withSmallStart(stand: string): string {
  return stand.replace(/^Tribune /u, "tribune ");
}

export const cornerMessages: Record<Locale, typeof nl> = { nl, en };
