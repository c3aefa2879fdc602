import { cameraDocuments } from "../circuit/track-documents.ts";
import { demoTrack } from "../circuit/track.ts";
import type { SeedFields } from "../document.ts";
import { media } from "../references.ts";

interface CameraTexts {
  nl: string;
  en: string;
  /** All day and night when left out. */
  hours?: { days: string; startTime: string; endTime: string }[];
  /** Live when left out. */
  state?: "maintenance";
}

const texts: Record<string, CameraTexts> = {
  startfinish: {
    nl: "Vanaf het dak van het pitgebouw: links de Hoofdtribune, rechts de pitstraat, en daartussen de streep waar elke ronde begint.",
    en: "From the roof of the pit building: the main stand on the left, the pit lane on the right, and between them the line where every lap begins.",
  },
  startbrink: {
    nl: "De eerste bocht van onderaf: het veld komt aan het eind van het rechte stuk op je af, remt, en draait links uit beeld.",
    en: "The first corner from down low: the field comes at you along the straight, brakes, and turns out of the picture on the left.",
  },
  hunebed: {
    nl: "De heuvel met het hunebed rechts, de baan die eromheen buigt, en verderop het dak van de schaapskooi.",
    en: "The mound with its stone tomb on the right, the track bending round it, and the roof of the sheepfold further on.",
  },
  jeneverbes: {
    hours: [{ days: "every-day", startTime: "08:00", endTime: "20:00" }],
    nl: "De korte linker langs de jeneverbessen. Wie hier te vroeg instuurt, zie je een tel later op het gras.",
    en: "The short left-hander past the junipers. Turn in too early and a moment later you are on the grass.",
  },
  elsbroek: {
    nl: "Vanaf de lichtmast: de lange rechter om de elzen, waar het veld op je af komt en onder je langs links wegdraait.",
    en: "From the floodlight mast: the long right-hander round the alders, where the field comes at you and turns away below you, to the left.",
  },
  dwaallicht: {
    hours: [{ days: "every-day", startTime: "21:30", endTime: "02:00" }],
    nl: "Bocht 15 aan de rand van het veen, als de zon onder is: je ziet ze pas als ze al in de bocht hangen.",
    en: "Turn 15 at the edge of the bog, once the sun is down: you only see them when they’re already leaning into the corner.",
  },
  paddock: {
    nl: "Over de daken van de vrachtwagens naar de achterkant van de pitboxen, waar tot vlak voor de start gesleuteld wordt. Links ervan komt het veld langs.",
    en: "Across the roofs of the lorries to the back of the pit garages, where the spanners stay out until just before the start. The field comes past on the left of them.",
  },
  "laatste-kei": {
    state: "maintenance",
    nl: "De remzone van de laatste bocht: ze komen recht op je af en kantelen vlak voor je de bocht in. Daarna is het alleen nog gas tot de streep.",
    en: "The braking zone of the last corner: they come straight at you and tip into the bend right in front of you. After that it’s flat out to the line.",
  },
};

const fields = new Map(
  Object.entries(texts).map(([id, { nl, en, hours = [], state = "live" }]): [string, SeedFields] => [
    id,
    {
      description: nl,
      descriptionEn: en,
      // As long as the camera shows nothing: a frame of its film (`npm run camera-loops`).
      poster: media(`views/camera-${id}`),
      state,
      hours,
      stream: `/streams/${id}/index.m3u8`,
    },
  ]),
);

/** The cameras along the track: the site itself sends their films. */
export const cameras = cameraDocuments(demoTrack, fields);
