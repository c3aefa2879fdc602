import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, numbers, paragraph } from "../rich-text.ts";
import { filled, quoteBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const campingNl: NewsTexts = {
  title: "Camping Struikhei krijgt een veld zonder auto’s",
  slug: "camping-struikhei-krijgt-een-veld-zonder-autos",
  summary: "Om elf uur gaat de muziek uit, om zeven uur gaan de kinderen aan.",
  coverCaption: "Kwart over elf op Struikhei. Het vuur praat nog even door.",
  blocks: [
    textBlock(
      paragraph(
        "Vorig jaar telde beheerder Jannes Trip op zaterdagavond elf kinderen onder auto’s. Niet eronder gekomen: eronder gekropen, om een bal te pakken. “Toen dacht ik: die auto’s kunnen ook ergens anders staan.” Dat kan. Vanaf komend seizoen heeft Camping Struikhei een gezinsveld waar niets rijdt wat harder gaat dan een bolderkar.",
      ),
      paragraph(
        "Je laadt uit bij de slagboom en brengt je auto naar het randveld, drie minuten lopen. Er staan twintig bolderkarren klaar. Die gaan per kwartier de deur uit en komen per dag terug, zegt Jannes, dus wees er vroeg bij.",
      ),
      heading(2, "De huisregels, in volgorde van belangrijkheid"),
      numbers([
        "Muziek uit om elf uur. Ook goede muziek.",
        "Vuur alleen in de korven. Er ligt hout bij, en een emmer.",
        "Honden aan de lijn, kinderen los. Niet andersom.",
        "De speelweide kijkt uit op bocht 10. Wie staat te kijken, heeft voorrang op wie voetbalt.",
      ]),
    ),
    quoteBlock(
      "Het stilste moment is zondag, kwart voor twee. Dan zit iedereen aan het hek.",
      "Jannes Trip",
      "beheerder Camping Struikhei",
    ),
    textWithMediaBlock({
      title: "Liever wel herrie?",
      nodes: [
        bullets([
          "**Camping Brem** heeft live muziek en een bakker die om half zeven opengaat. Dat scheelt een nacht slapen.",
          "**Camping Ven** is voor campers en bussen, met stroom op elke plek.",
          "**De koepels** zijn stil, op de schapen na.",
        ]),
      ],
      image: "accommodation/glamping",
      side: "right",
      colour: "pink",
      buttons: [filled("Vergelijk alle slaapplekken", "/accommodaties")],
    }),
  ],
  seo: {
    title: "Gezinsveld zonder auto’s op Camping Struikhei",
    description:
      "Uitladen bij de slagboom, een bolderkar mee en om elf uur stil: zo werkt het nieuwe gezinsveld van Camping Struikhei.",
  },
};

const campingEn: NewsTexts = {
  title: "Camping Struikhei gets a field without cars",
  slug: "camping-struikhei-gets-a-field-without-cars",
  summary: "At eleven the music goes off; at seven the children go on.",
  coverCaption: "A quarter past eleven at Struikhei. The fire talks on for a bit.",
  blocks: [
    textBlock(
      paragraph(
        "On Saturday evening last year, site manager Jannes Trip counted eleven children under cars. Not run over: crawled under, after a ball. ‘That’s when I thought, those cars could be somewhere else.’ They can. From the coming season Camping Struikhei has a family field where nothing goes faster than a hand cart.",
      ),
      paragraph(
        "You unload at the barrier and take your car to the outer field, three minutes’ walk away. Twenty hand carts stand ready. They’re lent by the quarter of an hour and come back by the day, says Jannes, so be early.",
      ),
      heading(2, "House rules, most important first"),
      numbers([
        "Music off at eleven. Good music too.",
        "Fires in the baskets only. There’s wood beside them, and a bucket.",
        "Dogs on a lead, children off it. Not the other way round.",
        "The playing field overlooks turn 10. Those watching have priority over those playing football.",
      ]),
    ),
    quoteBlock(
      "The quietest moment is Sunday, a quarter to two. Everyone’s at the fence.",
      "Jannes Trip",
      "manager of Camping Struikhei",
    ),
    textWithMediaBlock({
      title: "Rather have noise?",
      nodes: [
        bullets([
          "**Camping Brem** has live music and a baker who opens at half past six. That saves you a night’s sleep.",
          "**Camping Ven** is for campers and vans, with power on every pitch.",
          "**The domes** are quiet, apart from the sheep.",
        ]),
      ],
      image: "accommodation/glamping",
      side: "right",
      colour: "pink",
      buttons: [filled("Compare all places to stay", "/en/accommodation")],
    }),
  ],
  seo: {
    title: "A car-free family field at Camping Struikhei",
    description:
      "Unload at the barrier, borrow a hand cart, and quiet from eleven: how the new family field at Camping Struikhei works.",
  },
};

const appNl: NewsTexts = {
  title: "De app piept als het schema schuift",
  slug: "de-app-piept-als-het-schema-schuift",
  summary: "Live timing, wijzigingen en nieuws, getest door mensen die in de rij stonden.",
  coverCaption: "De telefoon lag scheef. De tijden kloppen.",
  blocks: [
    textBlock(
      paragraph(
        "Je staat in de rij voor friet en hoort aan het geluid dat er iets begint. Te vroeg, denk je. Klopt: de tweede kwalificatie is tien minuten naar voren gehaald, vanwege een bui. Dat stond op het scherm achter je. Voortaan voel je het ook in je broekzak.",
      ),
      paragraph(
        "De app van het circuit doet drie dingen, en verder niets. Geen spelletjes, geen punten, geen vogel die je dagelijks wil spreken.",
      ),
      bullets([
        "**Live timing**, per sector, met het verschil in woorden erbij. ‘Vier tienden’ zegt meer dan een rood pijltje.",
        "**Schemawijzigingen**, alleen van de dag waarop je er bent en alleen als het meer dan vijf minuten scheelt.",
        "**Nieuws van de baan**, hooguit één bericht per dag.",
      ]),
      heading(2, "Getest waar het erop aankomt"),
      paragraph(
        "Veertig vrijwilligers gebruikten de app op de plekken waar het bereik het slechtst is: onder de Hoofdtribune, in het berkenbos en in toiletgroep 7. De eerste versie viel daar om. De tweede onthoudt het laatste schema en zegt erbij hoe oud het is. Dat is minder dan weten, en beter dan gokken.",
      ),
    ),
    quoteBlock(
      "Ik heb hem uitgezet toen mijn dochter in de pitstraat stond. Soms wil je het niet live.",
      "Hilde Dekens",
      "tester en moeder van een coureur",
    ),
    textWithMediaBlock({
      title: "Geen telefoon? Geen probleem",
      nodes: [
        paragraph(
          "Alles wat de app meldt, staat ook op de zeven schermen langs de baan en op papier bij het informatiepunt. Het papier piept niet, maar je kunt erop zitten.",
        ),
      ],
      image: "hero/hero-2",
      side: "left",
      colour: "turqoise",
    }),
  ],
  seo: {
    title: "De app: live timing en schemawijzigingen",
    description:
      "De app van Circuit Drenthe meldt rondetijden, schemawijzigingen en nieuws. Getest onder de tribune en in de rij voor friet.",
  },
};

const appEn: NewsTexts = {
  title: "The app buzzes when the schedule shifts",
  slug: "the-app-buzzes-when-the-schedule-shifts",
  summary: "Live timing, changes and news, tested by people standing in queues.",
  coverCaption: "The phone was at an angle. The times are right.",
  blocks: [
    textBlock(
      paragraph(
        "You’re queuing for chips and can tell by the sound that something has started. Too early, you think. You’re right: second qualifying has moved forward ten minutes because of a shower. It was on the screen behind you. From now on you’ll feel it in your pocket too.",
      ),
      paragraph(
        "The circuit’s app does three things and nothing else. No games, no points, no bird that wants a word with you every day.",
      ),
      bullets([
        "**Live timing** by sector, with the gap in words. ‘Four tenths’ says more than a red arrow.",
        "**Schedule changes**, only for the day you’re here and only if it’s more than five minutes.",
        "**News from the track**, one message a day at most.",
      ]),
      heading(2, "Tested where it matters"),
      paragraph(
        "Forty volunteers used the app wherever reception is worst: under the Main stand, in the birch wood and in toilet block 7. There the first version fell over. The second remembers the latest schedule and tells you how old it is. That’s less than knowing, and better than guessing.",
      ),
    ),
    quoteBlock(
      "I switched it off when my daughter was in the pit lane. Sometimes you don’t want it live.",
      "Hilde Dekens",
      "tester and a racer’s mother",
    ),
    textWithMediaBlock({
      title: "No phone? No problem",
      nodes: [
        paragraph(
          "Everything the app tells you is also on the seven screens around the track, and on paper at the information point. The paper doesn’t buzz, but you can sit on it.",
        ),
      ],
      image: "hero/hero-2",
      side: "left",
      colour: "turqoise",
    }),
  ],
  seo: {
    title: "The app: live timing and schedule changes",
    description:
      "The Circuit Drenthe app brings lap times, schedule changes and news. Tested under the stand and in the queue for chips.",
  },
};

/** Two stories about the hours between races: on the camping and in the queue. */
export function offTrack(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "car-free-camping",
      {
        publishedOn: calendar.day(-77, 10),
        cover: "accommodation/camping",
        author: "Hanneke Smid",
        events: ["tt-drenthe", "nacht-van-drenthe"],
      },
      { nl: campingNl, en: campingEn },
    ),
    newsDocument(
      "app",
      {
        publishedOn: calendar.day(-186, 11),
        cover: "app/app-telefoon",
        author: "Jelle Bruins",
        events: ["superbike-drenthe"],
      },
      { nl: appNl, en: appEn },
    ),
  ];
}
