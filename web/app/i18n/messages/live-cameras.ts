import type { Locale } from "@circuit/contract/locales";

const nl = {
  heading: "Alle camera’s",
  liveCount: (live: number, all: number) =>
    all === 1
      ? live === 1
        ? "De camera is live"
        : "De camera is niet live"
      : `${live} van de ${all} camera’s zijn live`,
  none: "Er hangen nog geen camera’s.",
  noneText: "Zodra de eerste hangt, kijk je hier mee.",
  live: "live",
  liveUntil: (time: string) => `live tot ${time} uur`,
  asleep: "Deze camera slaapt",
  sleeps: "slaapt",
  backAt: (time: string) => `terug om ${time} uur`,
  backOn: (day: string, time: string) => `terug op ${day} om ${time} uur`,
  maintained: "We werken aan deze camera",
  maintenance: "in onderhoud",
  place: {
    corner: (number: number, name: string) => `Bij bocht ${number}, ${name}`,
    in: (name: string) => name,
    alone: (looks: string) => `${looks[0]?.toUpperCase() ?? ""}${looks.slice(1)}`,
    looks: (direction: string) => `kijkt naar het ${direction}`,
  },
  directions: ["noorden", "noordoosten", "oosten", "zuidoosten", "zuiden", "zuidwesten", "westen", "noordwesten"],
  everyDay: "elke dag",
  days: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
  hours: (days: string, from: string, until: string) => `${days} van ${from} tot ${until} uur`,
  hoursTitle: (hours: string) => `Zendt uit: ${hours}.`,
  where: "Waar hangt hij?",
  map: "Plattegrond van de baan met alle camera’s",
  mapText: (count: number, metres: string) =>
    count === 1
      ? `Eén camera langs ${metres} meter.`
      : `${count} camera’s langs ${metres} meter. Tik op een punt om te wisselen.`,
  choose: "Kies een camera",
  show: "Toon camera",
  option: (number: number, name: string, state: string) => `${number}. ${name}, ${state}`,
  openStream: "Open de stream",
  play: "Afspelen",
  playAnyway: "Toch afspelen",
  sparing: "Je verbinding is traag, of je spaart data: daarom staat het beeld stil.",
};

export type LiveCameraMessages = typeof nl;

const en: LiveCameraMessages = {
  heading: "All cameras",
  liveCount: (live, all) =>
    all === 1
      ? live === 1
        ? "The camera is live"
        : "The camera isn’t live"
      : `${live} of the ${all} cameras are live`,
  none: "There are no cameras yet.",
  noneText: "As soon as the first one is up, you can watch it here.",
  live: "live",
  liveUntil: (time) => `live until ${time}`,
  asleep: "This camera is asleep",
  sleeps: "asleep",
  backAt: (time) => `back at ${time}`,
  backOn: (day, time) => `back on ${day} at ${time}`,
  maintained: "We’re working on this camera",
  maintenance: "under maintenance",
  place: {
    corner: (number, name) => `At turn ${number}, ${name}`,
    in: (name) => name,
    alone: (looks) => `${looks[0]?.toUpperCase() ?? ""}${looks.slice(1)}`,
    looks: (direction) => `looking ${direction}`,
  },
  directions: ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"],
  everyDay: "every day",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  hours: (days, from, until) => `${days} from ${from} to ${until}`,
  hoursTitle: (hours) => `On air ${hours}.`,
  where: "Where is it?",
  map: "Plan of the track with all cameras",
  mapText: (count, metres) =>
    count === 1
      ? `One camera along ${metres} metres.`
      : `${count} cameras along ${metres} metres. Tap a dot to switch.`,
  choose: "Choose a camera",
  show: "Show camera",
  option: (number, name, state) => `${number}. ${name}, ${state}`,
  openStream: "Open the stream",
  play: "Play",
  playAnyway: "Play anyway",
  sparing: "Your connection is slow, or you’re saving data: so the picture stands still.",
};

export const liveCameraMessages: Record<Locale, LiveCameraMessages> = { nl, en };
