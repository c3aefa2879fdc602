import { heading, numbers, paragraph } from "../rich-text.ts";
import { arrangementDocument } from "./arrangement-document.ts";
import { tableBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";

/**
 * Meeting rooms above the pits, on days without a race. What is sold online is the day of the wet-weather training, so
 * the straight is empty but the track isn’t: the lap waits for the trainees’ lunch.
 */
export const meetingRooms = arrangementDocument(
  "vergaderen-op-start-finish",
  {
    image: "arrangements/vergaderen",
    colour: "turqoise",
    priceCents: 8900,
    vatRate: 21,
    groupSizeMin: 8,
    groupSizeMax: 50,
    events: [],
  },
  {
    nl: {
      title: "Vergaderen op start/finish",
      slug: "vergaderen-op-start-finish",
      summary: "Overleg met uitzicht op het rechte stuk.",
      priceUnit: "per persoon, per dag",
      inclusions: [
        "Zaal tot vijftig personen",
        "Ronde in de baanauto",
        "Staat je dag er niet bij? Op aanvraag, behalve op racedagen",
        "Koffie, thee en krentenbrood",
        "Scherm, geluid en snel internet",
      ],
      blocks: [
        textBlock(
          paragraph(
            "De zaal ligt boven de pits en kijkt uit over 989 meter recht asfalt. Zit het overleg vast? Dan gaan jullie met z’n vieren een ronde in de baanauto en kom je met een besluit terug. Wordt er die dag getraind, dan is die ronde in de lunchpauze van de cursisten.",
          ),
        ),
        tableBlock("Zalen boven de pits", [
          ["Zaal", "Carré", "Theater", "Uitzicht"],
          ["Bocht 1", "14", "24", "Startbrink"],
          ["Start/finish", "26", "50", "de streep zelf"],
          ["Paddock", "10", "18", "de vrachtwagens"],
        ]),
      ],
      description:
        "Vergader boven de pits met uitzicht op start en finish, een ronde in de baanauto inbegrepen. Zalen tot vijftig personen.",
    },
    en: {
      title: "Meet on the start line",
      slug: "meet-on-the-start-line",
      summary: "A meeting with a view of the straight.",
      priceUnit: "per person, per day",
      inclusions: [
        "Room for up to fifty people",
        "A lap in the course car",
        "Your day isn’t listed? On request, except race days",
        "Coffee, tea and currant bread",
        "Screen, sound and fast internet",
      ],
      blocks: [
        textBlock(
          paragraph(
            "The room sits above the pits and looks out over 989 metres of straight tarmac. Talks stuck? Four of you go for a lap in the course car and come back with a decision. When there is training that day, the lap is during the trainees’ lunch.",
          ),
        ),
        tableBlock("Rooms above the pits", [
          ["Room", "Boardroom", "Theatre", "View"],
          ["Turn 1", "14", "24", "Startbrink"],
          ["Start/finish", "26", "50", "the line itself"],
          ["Paddock", "10", "18", "the trucks"],
        ]),
      ],
      description:
        "Meet above the pits overlooking the start line, with a lap in the course car included. Rooms for up to fifty people.",
    },
  },
);

/** A day out for a whole company. What is sold online is a track day: the company has the track while nobody rides. */
export const companyLapDay = arrangementDocument(
  "rondje-met-de-zaak",
  {
    image: "events/vrij-rijden-autos",
    colour: "blue",
    priceCents: 24900,
    vatRate: 21,
    groupSizeMin: 10,
    groupSizeMax: 80,
    events: [],
  },
  {
    nl: {
      title: "Rondje met de zaak",
      slug: "rondje-met-de-zaak",
      summary: "Je hele bedrijf op de baan, van bijrijder tot bandenwissel.",
      priceUnit: "per persoon, per dag",
      inclusions: [
        "Drie ronden naast een instructeur",
        "Bandenwissel tegen de klok",
        "Estafette op elektrische fietsen",
        "Barbecue in de paddock",
        "Prijsuitreiking op het echte podium",
      ],
      blocks: [
        textBlock(
          paragraph(
            "Verdeel je collega’s in ploegen van vijf en laat de klok de rest doen. Niemand hoeft een rijbewijs te hebben en niemand hoeft hard te rijden. Winnen mag wel.",
          ),
          heading(2, "Zo loopt de dag"),
          numbers([
            "Koffie in de pitbox om 11:00 uur, pakken passen en een briefing van een kwartier.",
            "Drie ronden naast een instructeur om 12:00 uur, als de rijders lunchen.",
            "Zelf lunchen om 13:00 uur, en daarna drie proeven in de paddock.",
            "De finale om 17:15 uur, als de rijders klaar zijn: een estafette over de hele baan.",
            "Podium, volkslied van jullie keuze en de barbecue.",
          ]),
          paragraph(
            "Zo gaat het op een dag vrij rijden, die je hieronder boekt. Liever een dag met alleen je eigen collega’s? Vraag een voorstel aan.",
          ),
        ),
        textWithMediaBlock({
          title: "Ook als je niet op een motor wilt",
          nodes: [
            paragraph(
              "Er is voor iedereen een rol: tijdwaarnemer, vlaggenist, teambaas of bakkenist. Alle proeven zijn ook vanuit een rolstoel te doen.",
            ),
          ],
          image: "news/baanposten",
          side: "left",
          colour: "yellow",
        }),
      ],
      description:
        "Een bedrijfsdag op het circuit: ronden naast een instructeur, een bandenwissel tegen de klok en een barbecue in de paddock.",
    },
    en: {
      title: "Company lap day",
      slug: "company-lap-day",
      summary: "Your whole company on track, from passenger seat to tyre change.",
      priceUnit: "per person, per day",
      inclusions: [
        "Three laps beside an instructor",
        "Tyre change against the clock",
        "Relay on electric bicycles",
        "Barbecue in the paddock",
        "Prize-giving on the real podium",
      ],
      blocks: [
        textBlock(
          paragraph(
            "Split your colleagues into teams of five and let the clock do the rest. Nobody needs a licence and nobody has to go fast. Winning is allowed.",
          ),
          heading(2, "How the day runs"),
          numbers([
            "Coffee in the pit garage at 11:00, suits on and a fifteen-minute briefing.",
            "Three laps beside an instructor at 12:00, while the riders have lunch.",
            "Your own lunch at 13:00, and then three trials in the paddock.",
            "The final at 17:15, when the riders have finished: a relay around the whole track.",
            "Podium, an anthem of your choice and the barbecue.",
          ]),
          paragraph(
            "This is how it goes on a track day, which you book below. Rather a day with your own colleagues only? Ask for a proposal.",
          ),
        ),
        textWithMediaBlock({
          title: "No motorcycle? No problem",
          nodes: [
            paragraph(
              "There’s a part for everyone: timekeeper, flag marshal, team boss or sidecar passenger. Every trial can be done from a wheelchair.",
            ),
          ],
          image: "news/baanposten",
          side: "left",
          colour: "yellow",
        }),
      ],
      description:
        "A company day at the circuit: laps beside an instructor, a tyre change against the clock and a barbecue in the paddock.",
    },
  },
);
