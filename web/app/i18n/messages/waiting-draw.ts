import type { Locale } from "@circuit/contract/locales";

const nl = {
  title: "Eerlijk geloot, en na te rekenen",
  how: "Iedereen die vóór de opening binnenkomt, krijgt een willekeurig nummer. De volgorde volgt uit die nummers en een geheim getal. Dat getal kozen we van tevoren; de vingerafdruk ervan staat hieronder. Na de loting maken we het getal en de lijst met nummers bekend. Zo kan iedereen nagaan dat we niets hebben veranderd.",
  moved:
    "De verkoop is na deze loting verplaatst. Er wordt niet opnieuw geloot: wie na de loting binnenkwam of nog komt, staat achter wie al een plek had.",
  recipe:
    "Zelf narekenen: SHA-256 van het geheime getal (32 bytes) is de vingerafdruk. Zet de nummers op alfabet, elk op een regel: SHA-256 daarvan is de lijstcode. De volgorde is die van HMAC-SHA-256 van ‘lijstcode.nummer’, met het geheime getal als sleutel.",
  commitment: "Vingerafdruk",
  committedAt: (moment: string) => `Vastgelegd op ${moment} uur`,
  earlier: "Eerdere vingerafdruk",
  earlierDraw: (moment: string) =>
    `De loting ervan was op ${moment} uur, en er deed niemand aan mee. Daarna is de verkoop verplaatst, met een nieuw geheim getal. Het oude:`,
  seed: "Geheim getal",
  digest: "Lijstcode",
  count: "Aantal in de loting",
  own: "Jouw nummer",
  ownPlace: "Jouw plek in de loting",
  afterDraw: "wordt bekend na de loting",
  list: "Alle nummers en het geheime getal (JSON)",
  check: "Reken de loting na",
  checking: "Bezig met narekenen…",
  failed: "Narekenen lukt nu niet. Probeer het opnieuw.",
  checks: {
    seed: ["Het geheime getal past bij de vingerafdruk.", "Het geheime getal past niet bij de vingerafdruk."],
    earlier: [
      "Elk eerder geheim getal past bij zijn vingerafdruk.",
      "Een eerder geheim getal past niet bij zijn vingerafdruk.",
    ],
    seen: [
      "De vingerafdruk is die van vóór de opening.",
      "De vingerafdruk is een andere dan deze browser vóór de opening zag.",
    ],
    list: ["De lijst past bij de lijstcode.", "De lijst past niet bij de lijstcode."],
    order: ["De volgorde klopt, plek voor plek.", "De volgorde klopt niet."],
    own: ["Jouw plek klopt.", "Jouw plek klopt niet."],
  },
};

const en: typeof nl = {
  title: "A fair draw that you can check",
  how: "Everyone who comes in before the opening gets a random number. The order follows from these numbers and a secret number. We chose it beforehand; its fingerprint is below. After the draw we publish the secret number and the list of numbers. So anyone can check that we changed nothing.",
  moved:
    "The sale was moved after this draw. There is no second draw: whoever came in after it, or still comes, is behind those who had a place.",
  recipe:
    "Check it yourself: SHA-256 of the secret number (32 bytes) is the fingerprint. Sort the numbers alphabetically, one a line: SHA-256 of that is the list code. The order is that of HMAC-SHA-256 of ‘list code.number’, with the secret number as the key.",
  commitment: "Fingerprint",
  committedAt: (moment) => `Fixed on ${moment}`,
  earlier: "Earlier fingerprint",
  earlierDraw: (moment) =>
    `Its draw was on ${moment}, and nobody took part. After that the sale was moved, with a new secret number. The old one:`,
  seed: "Secret number",
  digest: "List code",
  count: "Number in the draw",
  own: "Your number",
  ownPlace: "Your place in the draw",
  afterDraw: "published after the draw",
  list: "All numbers and the secret number (JSON)",
  check: "Check the draw",
  checking: "Checking…",
  failed: "Checking doesn’t work right now. Please try again.",
  checks: {
    seed: ["The secret number matches the fingerprint.", "The secret number doesn’t match the fingerprint."],
    earlier: [
      "Each earlier secret number matches its fingerprint.",
      "An earlier secret number doesn’t match its fingerprint.",
    ],
    seen: [
      "The fingerprint is the one from before the opening.",
      "The fingerprint is another than this browser saw before the opening.",
    ],
    list: ["The list matches the list code.", "The list doesn’t match the list code."],
    order: ["The order is right, place by place.", "The order is wrong."],
    own: ["Your place is right.", "Your place is wrong."],
  },
};

/** Messages of the draw in a waiting room, and of verifying the draw. */
export const waitingDrawMessages: Record<Locale, typeof nl> = { nl, en };
