import type { SeedCalendar } from "../calendar.ts";
import type { EventTickets, SeedAdmission } from "./event-tickets.ts";
import { guests, wheelchairPlaces } from "./ticket-kinds.ts";

/** Prices of two days and the whole weekend, in euros including VAT. */
function twoDays(saturday: number, sunday: number, all: number): SeedAdmission[] {
  return [
    [0, saturday],
    [1, sunday],
    [[0, 1], all],
  ];
}

/** A weekend of old machines: everyone may go everywhere. */
function historicWeekend(event: string, adult: readonly SeedAdmission[], child: readonly SeedAdmission[]) {
  return {
    event,
    vatRate: 9,
    tickets: [
      {
        key: "adult",
        nl: ["Paddock en tribune", "Vanaf 16 jaar. Overal bij, en op elke tribune een vrije stoel."],
        en: ["Paddock and stands", "From 16 years. Go anywhere, and take any seat in any stand."],
        admissions: adult,
      },
      {
        key: "child",
        audience: "child",
        nl: ["Paddock en tribune voor kinderen", "7 tot en met 15 jaar."],
        en: ["Paddock and stands for children", "7 to 15 years."],
        admissions: child,
      },
      ...wheelchairPlaces(null, adult),
      guests(
        "tafel-van-de-baanmeester",
        { days: [0, 1], vatRate: 9, maxPerOrder: 16 },
        { nl: "Gast aan de tafel van de baanmeester", en: "Guest at the track manager’s table" },
      ),
    ],
  } satisfies Omit<EventTickets, "places">;
}

export const hunebedClassicTickets: EventTickets = {
  ...historicWeekend("hunebed-classic", twoDays(25, 25, 39), twoDays(12.5, 12.5, 19.5)),
  places: {
    event: [9000, 7420, 7680],
    accessible: [20, 17, 18],
    companion: [20, 17, 18],
    "arrangement:tafel-van-de-baanmeester": [16, 16, 9],
  },
};

export const goudenSpaakTickets: EventTickets = {
  ...historicWeekend("gouden-spaak", twoDays(19.5, 19.5, 32.5), twoDays(9, 9, 15)),
  places: {
    event: [7000, 6350, 6190],
    accessible: [20, 20, 19],
    companion: [20, 20, 19],
    "arrangement:tafel-van-de-baanmeester": [16, 16, 16],
  },
};

/** The sand race, whose sale opens on a day to come. */
export function zandloopTickets(calendar: SeedCalendar): EventTickets {
  return {
    event: "zandloop",
    vatRate: 21,
    saleStartsAt: calendar.day(zandloopSale.day, zandloopSale.hour),
    tickets: [
      {
        key: "adult",
        nl: ["Staanplaats op het duin", "Vanaf 12 jaar, zonder vaste plek."],
        en: ["Standing place on the dune", "From 12 years, without a fixed place."],
        admissions: [[0, 19]],
      },
      {
        key: "child",
        audience: "child",
        nl: ["Staanplaats voor kinderen", "Tot 12 jaar gratis, met een eigen kaart."],
        en: ["Standing place for children", "Under 12 free, with a ticket of their own."],
        admissions: [[0, 0]],
      },
      ...wheelchairPlaces(null, [[0, 19]]),
    ],
    places: { event: [8000, 8000], accessible: [12, 12], companion: [12, 12] },
  };
}

/** When the sale of the sand race opens: days from the day of seeding, and the hour in Drenthe. */
export const zandloopSale = { day: 100, hour: 10 };

export const cyclingNightTickets: EventTickets = {
  event: "cycling-night",
  vatRate: 9,
  tickets: [
    {
      key: "rider",
      nl: ["Fietser", "Vanaf 16 jaar, de hele avond op de baan."],
      en: ["Cyclist", "From 16 years, on track all evening."],
      admissions: [[0, 12.5]],
    },
    {
      key: "young-rider",
      audience: "child",
      nl: ["Jonge fietser", "Tot en met 15 jaar. Komt met een volwassene die ook een plek heeft."],
      en: ["Young cyclist", "Up to 15 years. Comes with an adult who has a place too."],
      admissions: [[0, 7.5]],
    },
    {
      key: "spectator",
      stand: "hoofdtribune",
      nl: ["Toeschouwer", "Een vrije stoel, met zicht op de tijdrit."],
      en: ["Spectator", "Any seat, with a view of the time trial."],
      admissions: [[0, 5]],
    },
  ],
  places: { event: [900, 412], hoofdtribune: [1500, 1380] },
};

/** A day of riding with few places. */
function riders(
  event: string,
  price: number,
  [capacity, left]: readonly [number, number],
  words: Pick<EventTickets["tickets"][number], "nl" | "en">,
): EventTickets {
  const tickets = [{ key: "rider", maxPerOrder: 2, ...words, admissions: [[0, price]] as const }];
  return { event, vatRate: 21, tickets, places: { event: [capacity, left] } };
}

const companyLapDay = guests(
  "rondje-met-de-zaak",
  { days: [0], maxPerOrder: 80 },
  { nl: "Collega bij Rondje met de zaak", en: "Colleague at the company lap day" },
);

const motorcycles = riders("vrij-rijden-1", 165, [75, 9], {
  nl: ["Rijder", "Met je eigen motor. Je groep kies je bij de inschrijving."],
  en: ["Rider", "On your own motorcycle. You choose your group when you sign on."],
});

export const motorcycleDayTickets: EventTickets = {
  ...motorcycles,
  tickets: [...motorcycles.tickets, companyLapDay],
  places: { ...motorcycles.places, "arrangement:rondje-met-de-zaak": [80, 55] },
};

/** Sold out. */
export const carDayTickets = riders("vrij-rijden-2", 195, [40, 0], {
  nl: ["Bestuurder met auto", "Eén bijrijder mag gratis mee."],
  en: ["Driver with car", "One passenger comes along free."],
});

const training = riders("rain-training", 245, [24, 6], {
  nl: ["Deelnemer", "Onze motor, instructeur en lunch inbegrepen."],
  en: ["Participant", "Our motorcycle, instructor and lunch included."],
});

const meetingRooms = guests(
  "vergaderen-op-start-finish",
  { days: [0], maxPerOrder: 50 },
  { nl: "Deelnemer aan de vergadering", en: "Participant in the meeting" },
);

export const rainTrainingTickets: EventTickets = {
  ...training,
  tickets: [...training.tickets, meetingRooms],
  places: { ...training.places, "arrangement:vergaderen-op-start-finish": [50, 36] },
};

/** The volunteers' day costs nothing. */
export const marshalsDayTickets: EventTickets = {
  event: "marshals-day",
  vatRate: 0,
  tickets: [
    {
      key: "participant",
      maxPerOrder: 4,
      nl: ["Deelnemer", "Gratis, met koffie en erwtensoep. Vanaf 16 jaar."],
      en: ["Participant", "Free, with coffee and pea soup. From 16 years."],
      admissions: [[0, 0]],
    },
  ],
  places: { event: [60, 23] },
};
