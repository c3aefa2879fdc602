import type { Locale } from "@circuit/contract/locales";

const nl = {
  lookAround: "Kijk rond",
  loading: "Het circuit wordt opgebouwd",
  hint: "Sleep om rond te kijken",
  picture: (where: string) => `${where}. Kijk rond met de pijltjestoetsen.`,
  look: { left: "Kijk naar links", right: "Kijk naar rechts", up: "Kijk omhoog", down: "Kijk omlaag" },
  controls: "Rondkijken",
  pauseRiders: "Zet de rijders stil",
  runRiders: "Laat de rijders rijden",
  photo: "Bewaar als foto",
  photoName: "uitzicht.png",
  tilt: "Kijk rond door je telefoon te bewegen",
  stop: "Stop met rondkijken",
  lost: "Je toestel tekende even niet verder. Het beeld komt zo terug.",
  trouble: {
    "no-webgl": "Rondkijken kan niet in deze browser. De tekening en de feiten laten hetzelfde zien.",
    "not-loaded":
      "Het rondkijken kon niet worden geladen. De tekening en de feiten blijven staan; probeer het straks nog eens.",
  },
};

const en: typeof nl = {
  lookAround: "Look around",
  loading: "Building the circuit",
  hint: "Drag to look around",
  picture: (where) => `${where}. Look around with the arrow keys.`,
  look: { left: "Look left", right: "Look right", up: "Look up", down: "Look down" },
  controls: "Looking around",
  pauseRiders: "Stop the riders",
  runRiders: "Let the riders go",
  photo: "Save as a photo",
  photoName: "view.png",
  tilt: "Look around by moving your phone",
  stop: "Stop looking around",
  lost: "Your device stopped drawing for a moment. The view will be back shortly.",
  trouble: {
    "no-webgl": "This browser can’t look around. The drawing and the facts show the same.",
    "not-loaded": "Looking around couldn’t be loaded. The drawing and the facts stay; try again in a moment.",
  },
};

/** Messages of the 3D panorama of the circuit. */
export const sceneMessages: Record<Locale, typeof nl> = { nl, en };
