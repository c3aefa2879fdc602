import { bullets, heading, paragraph } from "../../rich-text.ts";
import { tableBlock, textBlock } from "../detail-blocks.ts";
import { factsBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The privacy policy. */
export const privacy = page(
  "privacy",
  {
    slug: "privacyverklaring",
    title: "Privacyverklaring",
    intro:
      "We bewaren zo weinig mogelijk van je, en niet langer dan nodig. Hier staat precies wat, waarom en hoe lang.",
    seo: {
      description:
        "Welke gegevens Circuit Drenthe van je bewaart, waarom, hoe lang, en hoe je ze inziet of laat wissen.",
    },
    blocks: [
      factsBlock({
        colour: "secondary",
        facts: [
          ["Nul keer", "verkopen of ruilen we je gegevens"],
          ["180 dagen", "bewaren we je bericht"],
          ["7 jaar", "bewaren we een factuur, want dat moet van de wet"],
          ["1 maand", "en je hebt antwoord op een vraag over je gegevens"],
        ],
      }),
      textBlock(
        heading(2, "Op deze pagina"),
        bullets([
          "[Wie zijn wij?](/privacyverklaring#part-wie-zijn-wij)",
          "[Wat we bewaren](/privacyverklaring#part-wat-we-bewaren)",
          "[Wat we niet doen](/privacyverklaring#part-wat-we-niet-doen)",
          "[Wie er meekijkt](/privacyverklaring#part-wie-er-meekijkt)",
          "[Cookies](/privacyverklaring#part-cookies)",
          "[Camera’s langs de baan](/privacyverklaring#part-camera-s-langs-de-baan)",
          "[Jouw rechten](/privacyverklaring#part-jouw-rechten)",
        ]),
        heading(2, "Wie zijn wij?"),
        paragraph(
          "Circuit Drenthe, Turfvaartweg 26, 9499 ZZ Hunebrink, is verantwoordelijk voor je gegevens. Vragen? Mail [privacy@circuit-drenthe.example](mailto:privacy@circuit-drenthe.example).",
        ),
      ),
      tableBlock("Wat we bewaren", [
        ["Wanneer", "Welke gegevens", "Waarvoor", "Hoe lang"],
        ["Je schrijft je in voor de nieuwsbrief", "e-mailadres", "de nieuwsbrief sturen", "tot je je afmeldt"],
        ["Je zet een ticketalarm", "e-mailadres", "één mail sturen", "tot na het evenement"],
        [
          "Je mailt of belt ons, of vraagt een plek aan",
          "naam, e-mailadres en je bericht; voor een plek ook adres en telefoonnummer",
          "je vraag beantwoorden",
          "180 dagen",
        ],
        [
          "Je vraagt een voorstel, of wilt official worden",
          "naam, adres en wat je invult",
          "je aanvraag behandelen",
          "een jaar",
        ],
        ["Je zet je op een wachtlijst", "naam en e-mailadres", "je mailen als er een plek vrijkomt", "een jaar"],
        [
          "Je doet mee aan een winactie",
          "naam, e-mailadres, telefoonnummer, woonplaats en je inzending",
          "de prijs uitreiken",
          "een jaar",
        ],
        ["Je stuurt ons een poster", "naam, e-mailadres, foto en verhaal", "het archief aanvullen", "een jaar"],
        [
          "Je koopt een ticket of arrangement",
          "naam, e-mailadres, adres en bestelling; van een bedrijf ook het btw-nummer",
          "je kaart leveren en onze boekhouding",
          "zeven jaar, zoals de wet vraagt",
        ],
        [
          "Je vraagt accreditatie aan",
          "naam, adres, geboortedatum, redactie en perskaart",
          "je aanvraag beoordelen",
          "een jaar na je aanvraag",
        ],
        [
          "Je maakt een account",
          "naam, e-mailadres, wat je verder invult, en je passkeys",
          "je bestellingen en alarmen bij elkaar houden",
          "tot je het account verwijdert",
        ],
        ["Je bezoekt deze site", "taal en kleurstand", "je keuze onthouden", "365 dagen, op je eigen apparaat"],
        [
          "Je kiest tickets of begint aan een formulier",
          "wat je koos en invulde",
          "het terugzetten als je weggaat",
          "een dag (tickets) of een week, op je eigen apparaat",
        ],
      ]),
      textBlock(
        heading(2, "Wat we niet doen"),
        bullets([
          "je gegevens verkopen of ruilen",
          "je volgen op andere sites",
          "besluiten nemen door een computer alleen",
        ]),
        heading(2, "Wie er meekijkt"),
        paragraph(
          "De nieuwsbrief wordt verstuurd door een mailingdienst, die je adres alleen daarvoor gebruikt. Betaal je online, dan doe je dat bij een betaaldienst; wij zien je bankgegevens niet. Met elk bedrijf dat gegevens voor ons verwerkt, hebben we een overeenkomst. Je gegevens blijven in de Europese Unie.",
        ),
        heading(2, "Cookies"),
        paragraph(
          "We plaatsen alleen cookies die de site nodig heeft: je taal, je winkelwagen en de bestelling waar je mee bezig bent. Je browser onthoudt daarnaast je kleurstand, wat je in een formulier hebt ingevuld en dat je de tip over onze app hebt weggeklikt. Meten doen we alleen als je dat goedvindt.",
        ),
        heading(2, "Camera’s langs de baan"),
        paragraph(
          "De live cams bewaren hun beeld een half uur, zodat je kunt terugkijken; daarna is het weg. Beveiligingscamera’s bij de poorten bewaren hun beeld zeven dagen.",
        ),
        heading(2, "Jouw rechten"),
        paragraph(
          "Je mag je gegevens inzien, laten verbeteren, meenemen of laten wissen. Mail [privacy@circuit-drenthe.example](mailto:privacy@circuit-drenthe.example); je hoort binnen een maand van ons. Niet tevreden? Dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.",
        ),
      ),
    ],
  },
  {
    slug: "privacy-policy",
    title: "Privacy policy",
    intro:
      "We keep as little about you as we can, and no longer than we need to. This is exactly what, why and for how long.",
    seo: {
      description:
        "Which data Circuit Drenthe keeps about you, why, for how long, and how to see them or have them erased.",
    },
    blocks: [
      factsBlock({
        colour: "secondary",
        facts: [
          ["Zero times", "we sell or swap your data"],
          ["180 days", "we keep your message"],
          ["7 years", "we keep an invoice, because the law says so"],
          ["1 month", "and you have an answer about your data"],
        ],
      }),
      textBlock(
        heading(2, "On this page"),
        bullets([
          "[Who we are](/en/privacy-policy#part-who-we-are)",
          "[What we keep](/en/privacy-policy#part-what-we-keep)",
          "[What we don’t do](/en/privacy-policy#part-what-we-don-t-do)",
          "[Who else sees them](/en/privacy-policy#part-who-else-sees-them)",
          "[Cookies](/en/privacy-policy#part-cookies)",
          "[Cameras at the track](/en/privacy-policy#part-cameras-at-the-track)",
          "[Your rights](/en/privacy-policy#part-your-rights)",
        ]),
        heading(2, "Who we are"),
        paragraph(
          "Circuit Drenthe, Turfvaartweg 26, 9499 ZZ Hunebrink, the Netherlands, is responsible for your data. Questions? Write to [privacy@circuit-drenthe.example](mailto:privacy@circuit-drenthe.example).",
        ),
      ),
      tableBlock("What we keep", [
        ["When", "Which data", "What for", "How long"],
        ["You sign up for the newsletter", "email address", "sending the newsletter", "until you unsubscribe"],
        ["You set a ticket alarm", "email address", "sending one email", "until after the event"],
        [
          "You write to us, ring, or ask for a seat",
          "name, email address and your message; for a seat your postal address and phone number too",
          "answering your question",
          "180 days",
        ],
        [
          "You ask for a proposal, or want to become an official",
          "name, address and what you fill in",
          "dealing with your request",
          "a year",
        ],
        ["You join a waiting list", "name and email address", "emailing you when a place comes free", "a year"],
        [
          "You enter a contest",
          "name, email address, phone number, home town and your entry",
          "handing over the prize",
          "a year",
        ],
        ["You send us a poster", "name, email address, photo and story", "completing the archive", "a year"],
        [
          "You buy a ticket or hospitality package",
          "name, email address, postal address and order; of a company its VAT number too",
          "delivering your ticket and our accounts",
          "seven years, as the law requires",
        ],
        [
          "You apply for accreditation",
          "name, address, date of birth, newsroom and press card",
          "judging your application",
          "a year after you apply",
        ],
        [
          "You make an account",
          "name, email address, what else you fill in, and your passkeys",
          "keeping your orders and alarms together",
          "until you delete the account",
        ],
        ["You visit this site", "language and colour mode", "remembering your choice", "365 days, on your own device"],
        [
          "You choose tickets or begin a form",
          "what you chose and filled in",
          "putting it back if you leave",
          "a day (tickets) or a week, on your own device",
        ],
      ]),
      textBlock(
        heading(2, "What we don’t do"),
        bullets(["sell or swap your data", "follow you on other sites", "leave decisions to a computer alone"]),
        heading(2, "Who else sees them"),
        paragraph(
          "The newsletter is sent by a mailing service, which uses your address for nothing else. If you pay online, you do so at a payment service; we never see your bank details. We have an agreement with every company that processes data for us. Your data stay within the European Union.",
        ),
        heading(2, "Cookies"),
        paragraph(
          "We only set cookies the site needs: your language, your cart and the order you’re working on. Your browser also remembers your colour mode, what you filled in on a form, and that you dismissed the tip about our app. We measure only if you agree.",
        ),
        heading(2, "Cameras at the track"),
        paragraph(
          "The live cams keep their footage for half an hour, so that you can go back; after that it’s gone. Security cameras at the gates keep their footage for seven days.",
        ),
        heading(2, "Your rights"),
        paragraph(
          "You may see your data, have them corrected, take them with you or have them erased. Write to [privacy@circuit-drenthe.example](mailto:privacy@circuit-drenthe.example); you’ll hear from us within a month. Not satisfied? You can complain to the Dutch Data Protection Authority.",
        ),
      ),
    ],
  },
);
