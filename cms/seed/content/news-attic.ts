import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, numbers, paragraph } from "../rich-text.ts";
import { filled, quoteBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const helmetNl: NewsTexts = {
  title: "Jouw helm in de vitrine van de postermuur",
  slug: "jouw-helm-in-de-vitrine-van-de-postermuur",
  summary: "Oud-coureurs brengen hun helm terug naar de baan.",
  coverCaption: "Niet alles wat glimt is nieuw: dit vizier ging elf seizoenen mee.",
  blocks: [
    textBlock(
      paragraph(
        "De eerste kwam in een broodzak. Een witte pothelm, leren oorkleppen, een deuk aan de linkerkant. “Van mijn vader,” zei de vrouw aan de balie. “Hij heeft hem in ’66 op de finishlijn gezet en daarna nooit meer opgehad.” Het was de helm van Roelf Wanders, de eerste die onder de twee minuten reed. De afdruk zit nog in het beton.",
      ),
      paragraph(
        "In de vitrine onder de postermuur lagen tot voor kort een koekblik en een kapotte koplamp. Nu liggen er elf helmen bij, van kurk en leer tot koolstof, elk met een kaartje van de rijder zelf. Op dat van Anneke Reinders staat alleen: “Ruikt nog naar veen.”",
      ),
      heading(2, "Er is plek voor dertien meer"),
      paragraph(
        "We zoeken helmen die hier op de baan zijn geweest. Van winnaars, maar net zo graag van wie laatste werd. Zo breng je hem:",
      ),
      numbers([
        "Mail een foto naar [posters@circuit-drenthe.example](mailto:posters@circuit-drenthe.example), met het jaar en je verhaal in drie zinnen.",
        "Spreek een middag af. Roelof Tingen neemt de helm aan, met witte handschoenen.",
        "Je leent hem ons voor een jaar. Daarna beslis je opnieuw.",
      ]),
    ),
    quoteBlock("Poets hem niet. De vliegen horen erbij.", "Roelof Tingen", "baanmeester"),
    textWithMediaBlock({
      title: "Kijken mag gratis",
      nodes: [
        paragraph(
          "De vitrine hangt in de hal achter de Hoofdtribune, onder de affiches van 1926 tot nu. Op racedagen loop je er zo langs. Op andere werkdagen meld je je bij Ingang Zuid, en als er iemand tijd heeft, loopt die mee. Er is altijd iemand die tijd heeft.",
        ),
      ],
      image: "posters/1966",
      side: "left",
      buttons: [filled("Naar de postermuur", "/posters")],
    }),
  ],
  seo: {
    title: "Breng je helm naar de postermuur",
    description:
      "In de vitrine onder de postermuur liggen elf helmen van oud-coureurs, en er is plek voor dertien meer. Zo breng je de jouwe.",
  },
};

const helmetEn: NewsTexts = {
  title: "Your helmet in the case below the poster wall",
  slug: "your-helmet-below-the-poster-wall",
  summary: "Former racers are bringing their helmets back to the track.",
  coverCaption: "Not all that shines is new: this visor lasted eleven seasons.",
  blocks: [
    textBlock(
      paragraph(
        "The first one arrived in a bread bag. A white pudding-basin helmet, leather ear flaps, a dent on the left. ‘It was my father’s,’ said the woman at the desk. ‘He set it down on the finish line in ’66 and never wore it again.’ It had belonged to Roelf Wanders, the first to lap in under two minutes. The mark is still in the concrete.",
      ),
      paragraph(
        "Until recently the glass case below the poster wall held a biscuit tin and a broken headlamp. Eleven helmets have joined them, from cork and leather to carbon fibre, each with a card written by its rider. The one from Anneke Reinders says only: ‘Still smells of peat.’",
      ),
      heading(2, "Room for thirteen more"),
      paragraph(
        "We’re looking for helmets that have been on this track. Winners’ helmets, but just as gladly the one that came last. This is how you bring it:",
      ),
      numbers([
        "Email a photo to [posters@circuit-drenthe.example](mailto:posters@circuit-drenthe.example), with the year and your story in three sentences.",
        "Arrange an afternoon. Roelof Tingen takes the helmet from you, wearing white gloves.",
        "You lend it to us for a year. Then you decide again.",
      ]),
    ),
    quoteBlock("Don’t polish it. The flies belong there.", "Roelof Tingen", "track manager"),
    textWithMediaBlock({
      title: "Looking is free",
      nodes: [
        paragraph(
          "The case is in the hall behind the Main stand, under the posters from 1926 to the present. On race days you walk right past it. On other working days, report to the South entrance, and if somebody has time they’ll walk you over. Somebody always has time.",
        ),
      ],
      image: "posters/1966",
      side: "left",
      buttons: [filled("To the poster wall", "/en/posters")],
    }),
  ],
  seo: {
    title: "Bring your helmet to the poster wall",
    description:
      "The case below the poster wall holds eleven former racers’ helmets, with room for thirteen more. How to bring yours.",
  },
};

const posterNl: NewsTexts = {
  title: "Welke kleuren had 1962?",
  slug: "welke-kleuren-had-1962",
  summary: "We hebben een foto van het affiche, drie ooggetuigen en vier antwoorden.",
  coverCaption: "We kennen hem alleen in grijs. Elke ooggetuige mengt er een andere inkt bij.",
  blocks: [
    textBlock(
      paragraph(
        "Op de foto staat de brink, een hond, een melkbus en een schuurdeur. Op die deur hangt het affiche van 1962. Het is de enige afbeelding die we ervan hebben, en ze is zwart-wit. Je ziet een motor, een zon en een schuine balk. Welke kleur de balk had, is sinds vorige week een kwestie.",
      ),
      paragraph("We hingen een afdruk op bij de bakker en vroegen wie het nog wist. Binnen drie dagen hadden we dit:"),
      bullets([
        "**Rood**, zegt Hendrik Popken (81). Hij heeft het affiche zelf geplakt en zijn vingers waren een week rood.",
        "**Groen**, zegt zijn zus Jantje (84). Rood was de kwast.",
        "**Blauw**, zegt de weduwe van de drukker, want van blauw stond nog een vat.",
        "**Rood én groen**, schrijft iemand zonder naam, met een afdruk die ernaast zat.",
      ]),
      heading(2, "Wat zegt de foto?"),
      paragraph(
        "We legden hem voor aan een restaurator. Op film uit die tijd wordt rood donkerder dan groen, en de balk is bijna zwart. Maar de zon is dat ook, en een rode zon met een rode balk had de drukker volgens haar nooit verkocht gekregen. “Ik zou zoeken,” zei ze, “op zolder.”",
      ),
    ),
    quoteBlock(
      "Ik weet het zeker. Mijn broer weet het ook zeker, en die heeft het altijd mis.",
      "Jantje Popken",
      "ooggetuige",
    ),
    textBlock(
      paragraph(
        "Dus: kijk onder het zeil, achter de kast en in de la met behangresten. Ook 1938 en 1971 missen we nog. Wie een ontbrekend jaar thuisbrengt, krijgt twee stoelen op de Hoofdtribune. Hoe je het meldt, lees je bij [gezocht](/posters/gezocht).",
      ),
    ),
  ],
  seo: {
    title: "Gezocht: de kleuren van het affiche van 1962",
    description:
      "Van het affiche van 1962 bestaat alleen een zwart-witfoto. Drie ooggetuigen weten zeker welke kleuren het had, en niet dezelfde.",
  },
};

const posterEn: NewsTexts = {
  title: "What colours was 1962?",
  slug: "what-colours-was-1962",
  summary: "We have one photo of the poster, three eyewitnesses and four answers.",
  coverCaption: "We only know it in grey. Every eyewitness mixes a different ink.",
  blocks: [
    textBlock(
      paragraph(
        "The photo shows the village green, a dog, a milk churn and a barn door. On that door hangs the poster of 1962. It’s the only picture of it we have, and it’s black and white. You can make out a motorcycle, a sun and a slanting bar. What colour the bar was has been a matter of debate since last week.",
      ),
      paragraph("We put up a print at the baker’s and asked who remembered. Within three days we had this:"),
      bullets([
        "**Red**, says Hendrik Popken (81). He pasted the poster up himself, and his fingers were red for a week.",
        "**Green**, says his sister Jantje (84). It was the brush that was red.",
        "**Blue**, says the printer’s widow, because there was a drum of blue to finish.",
        "**Red and green**, writes someone without a name, who once had a misprint.",
      ]),
      heading(2, "What does the photo say?"),
      paragraph(
        "We showed it to a conservator. On film of that period red comes out darker than green, and the bar is nearly black. But so is the sun, and no printer, she says, could have sold a red sun with a red bar. ‘I’d look,’ she said, ‘in an attic.’",
      ),
    ),
    quoteBlock("I’m certain. My brother is certain too, and he’s always wrong.", "Jantje Popken", "eyewitness"),
    textBlock(
      paragraph(
        "So look under the lino, behind the wardrobe and in the drawer of wallpaper scraps. We’re still missing 1938 and 1971 as well. Bring a missing year home and you get two seats in the Main stand. How to report one? See [wanted](/en/posters/wanted).",
      ),
    ),
  ],
  seo: {
    title: "Wanted: the colours of the 1962 poster",
    description:
      "All that’s left of the 1962 poster is a black-and-white photo. Three eyewitnesses are certain of its colours, and they differ.",
  },
};

/** Two stories about things kept, and things lost. */
export function atticNews(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "helmets",
      { publishedOn: calendar.day(-37, 11), cover: "news/helm", author: "Wubbo Tiemes", events: ["hunebed-classic"] },
      { nl: helmetNl, en: helmetEn },
    ),
    newsDocument(
      "poster-1962",
      {
        publishedOn: calendar.day(-106, 9),
        cover: "news/kleuren-1962",
        author: "Femke Okken",
        events: ["hunebed-classic"],
      },
      { nl: posterNl, en: posterEn },
    ),
  ];
}
