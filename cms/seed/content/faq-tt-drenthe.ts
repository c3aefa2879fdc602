import type { SeedDocument } from "../document.ts";
import { bullets } from "../rich-text.ts";
import { faqItems } from "./faq-question.ts";

/** Questions about the main motorcycle race event. */
export const ttDrentheQuestions: SeedDocument[] = faqItems("tt-drenthe", [
  {
    key: "gates",
    nl: [
      "Hoe laat gaan de poorten open?",
      "Op alle drie de dagen om 08:30 uur. De parkeervelden gaan om 06:30 uur open, en op zondag is het tussen zeven en acht het rustigst op de weg.",
    ],
    en: [
      "What time do the gates open?",
      "At 08:30 on all three days. The car parks open at 06:30, and on Sunday the roads are quietest between seven and eight.",
    ],
  },
  {
    key: "food-and-drink",
    nl: [
      "Mag ik mijn eigen eten en drinken meenemen?",
      "Ja, graag zelfs. Drie dingen laten we bij de poort staan:",
      bullets(["glas en blik", "sterke drank", "koelboxen die niet onder je stoel passen"]),
      "Bij elke toiletgroep is een kraan met drinkwater; vul je fles zo vaak je wilt.",
    ],
    en: [
      "May I bring my own food and drink?",
      "Yes, please do. Three things stay at the gate:",
      bullets(["glass and cans", "spirits", "cool boxes that don’t fit under your seat"]),
      "There is a drinking-water tap at every toilet block; fill your bottle as often as you like.",
    ],
  },
  {
    key: "transfer-ticket",
    nl: [
      "Kan ik mijn ticket op naam van iemand anders zetten?",
      "Dat hoeft niet: op een ticket staat wie bestelde, maar bij de poort telt alleen de code. Geef de pdf aan één ander en gebruik hem zelf niet meer: wie het eerst komt, is binnen. Ook bij een [VIP-arrangement](/business/vip-arrangementen) telt de naam van wie boekte: je gasten horen bij jouw boeking. Toch liever een andere naam op een ticket? [Vraag het ons](/contact), dan passen we hem aan.",
    ],
    en: [
      "Can I put my ticket in someone else’s name?",
      "No need: a ticket says who ordered it, but at the gate only the code counts. Give the PDF to one other person and don’t use it yourself: whoever comes first is in. In a [hospitality package](/en/business/vip-arrangements) the name of whoever booked counts too: your guests belong to your booking. Rather have another name on a ticket? [Ask us](/en/contact) and we’ll change it.",
    ],
  },
  {
    key: "which-stand",
    nl: [
      "Welke tribune past bij mij?",
      "Dat hangt af van wat je wilt zien:",
      bullets([
        "**Start en pitstops:** Hoofdtribune",
        "**Inhaalacties:** Korhoentribune of Tribune Laatste Kei",
        "**Hellingshoek en heide:** Hunebedtribune",
        "**De laagste prijs:** Zandverstuiving of Wolvenkuil",
      ]),
      "Vijf tribunes zijn overdekt. Op de [plattegrond](/plattegrond) zie je per plek welke bochten je in beeld hebt.",
    ],
    en: [
      "Which stand suits me?",
      "That depends on what you want to see:",
      bullets([
        "**Start and pit stops:** the Main stand",
        "**Overtaking:** the Korhoen stand or the Laatste Kei stand",
        "**Lean angle and heather:** the Hunebed stand",
        "**The lowest price:** Zandverstuiving or Wolvenkuil",
      ]),
      "Five stands are covered. The [circuit map](/en/circuit-map) shows which corners you see from each of them.",
    ],
  },
  {
    key: "sold-out",
    nl: [
      "Mijn dag is uitverkocht. Wat nu?",
      "Elk jaar komen er stoelen terug. Die staan meteen weer bij [de tickets](/tickets), voor de gewone prijs, dus kijk af en toe. Koop nooit boven de gewone prijs: die kaarten blokkeren we.",
    ],
    en: [
      "My day is sold out. Now what?",
      "Seats come back every year. They are back among [the tickets](/en/tickets) at once, at the normal price, so look in now and then. Never pay more than that to anyone: we block tickets that are offered for more.",
    ],
  },
  {
    key: "refund",
    nl: [
      "Kan ik mijn ticket annuleren, ruilen of mijn geld terugkrijgen?",
      bullets([
        "**Kun je niet?** Dan nemen we een dagkaart niet terug, en we ruilen hem ook niet voor een andere dag. Geef hem door aan een ander.",
        "**Lassen wij het evenement af?** Dan krijg je binnen dertig dagen je geld terug. Voor die refund hoef je zelf niets te doen.",
        "**Verplaatsen wij het?** Je ticket houdt zijn waarde, en we mailen je hoe je op de nieuwe dag binnenkomt. Past die niet, dan volgt terugbetaling als je erom vraagt, binnen dertig dagen via [contact](/contact).",
      ]),
      "Alles over geld terug staat in de [voorwaarden](/algemene-voorwaarden).",
    ],
    en: [
      "Can I cancel or exchange my ticket, or get my money back?",
      bullets([
        "**You can’t come?** We don’t take day tickets back, nor swap them for another day. Pass yours on to someone else.",
        "**We cancel the event?** Then you get a refund within thirty days, without asking.",
        "**We move it?** Your ticket keeps its value, and we mail you how to get in on the new day. If that day doesn’t suit you we give your money back, if you ask within thirty days through [contact](/en/contact).",
      ]),
      "All about cancellation and refunds is in the [terms](/en/terms-and-conditions).",
    ],
  },
  {
    key: "getting-here",
    nl: [
      "Hoe kom ik er en waar parkeer ik?",
      bullets([
        "**Trein en bus:** vanaf het station rijdt elke tien minuten een pendelbus. Van de trein tot de poort duurt het 25 minuten. Het zit bij je ticket in.",
        "**Auto:** P1 Zuid of P2 Oost, voor €\u00a015,00 per dag, inclusief btw.",
        "**Motor:** P3 West, gratis, met helmbewaring bij de poort.",
        "**Fiets:** vijftienhonderd rekken bij Ingang Noord, gratis.",
      ]),
      "Welke ingang bij je tribune hoort, staat bij [bereikbaarheid](/bereikbaarheid).",
    ],
    en: [
      "How do I get there, and where do I park?",
      bullets([
        "**Train and bus:** a shuttle leaves the station every ten minutes. From train to gate takes 25 minutes. It’s included in your ticket.",
        "**Car:** P1 South or P2 East, €15.00 a day, VAT included.",
        "**Motorcycle:** P3 West, free, with helmet storage at the gate.",
        "**Bicycle:** fifteen hundred racks at the North entrance, free.",
      ]),
      "Which entrance goes with your stand? See [getting here](/en/getting-here).",
    ],
  },
  {
    key: "rain",
    nl: [
      "Gaat de race door als het regent?",
      "Ja. Motoren rijden op regenbanden en de baan voert het water goed af. Alleen bij onweer of te weinig zicht wacht de wedstrijdleiding. Je ticket blijft dan geldig voor het nieuwe tijdstip op dezelfde dag. Paraplu’s mogen mee, maar blijven op de tribune dicht.",
    ],
    en: [
      "Does the race go ahead in the rain?",
      "Yes. The bikes run wet tyres and the track drains well. Race control waits only for thunder or poor visibility, and your ticket stays valid for the new time on the same day. Umbrellas may come in, but stay folded in the stands.",
    ],
  },
  {
    key: "staying-over",
    nl: [
      "Kan ik bij het circuit blijven slapen?",
      "Zeker. Drie campings liggen op hooguit tien minuten lopen, en er zijn koepels, hutten en hotels met een bus. Vergelijk ze bij [accommodaties](/accommodaties). Boek voor de TT op tijd: Camping Ven heeft nu al een wachtlijst.",
    ],
    en: [
      "Can I stay overnight near the circuit?",
      "Certainly. Three campsites are ten minutes’ walk away at most, and there are domes, cabins and hotels with a bus. Compare them under [accommodation](/en/accommodation). Book early for the TT: Camping Ven already has a waiting list.",
    ],
  },
  {
    key: "children",
    nl: [
      "Mogen kinderen mee?",
      "Graag. Tot en met zes jaar zitten ze gratis op schoot, vanaf zeven jaar hebben ze een eigen stoel en een eigen kaart. Bij elke ingang kun je voor €\u00a05,00 borg een kinderkoptelefoon lenen. Bij de start is het 105 decibel, dus zet hem echt op.",
    ],
    en: [
      "May children come along?",
      "Please do. Up to six they sit on your lap for free; from seven they have a seat and a ticket of their own. At every entrance you can borrow children’s ear defenders for a €5.00 deposit. The start reaches 105 decibels, so do put them on.",
    ],
  },
]);
