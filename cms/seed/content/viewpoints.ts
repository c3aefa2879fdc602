import { viewpointDocuments } from "../circuit/track-documents.ts";
import { demoTrack } from "../circuit/track.ts";
import type { SeedFields } from "../document.ts";
import { media } from "../references.ts";
import { seedStands } from "./stands.ts";

/** What is seen at each stop of the tour, in Dutch and English. */
const texts: Record<string, readonly [nl: string, en: string]> = {
  "tour-grid": [
    "Hier wachten veertig motoren op vijf rode lichten. Links de Hoofdtribune, rechts de pitmuur.",
    "Forty motorcycles wait here for five red lights. The main stand is on your left, the pit wall on your right.",
  ],
  "tour-startbrink-apex": [
    "De top van de eerste bocht. Op zondagmiddag past iedereen hier precies één keer door.",
    "The apex of the first corner. On Sunday afternoon everybody fits through here exactly once.",
  ],
  "tour-startbrink": [
    "Onder het dak van de Tribune Startbrink: het veld komt van rechts en remt recht voor je neus.",
    "Under the roof of the Startbrink stand: the field comes from the right and brakes straight in front of you.",
  ],
  "tour-hunebed-apex": [
    "De baan draait om een graf van vijfduizend jaar oud. De stenen zie je alleen als je stilstaat, zoals nu.",
    "The track turns round a tomb five thousand years old. You only see the stones standing still, as you are now.",
  ],
  "tour-hunebed": [
    "Recht voor je ligt bocht 3, met de diepste hellingshoek van de ronde.",
    "Turn 3 lies right in front of you, with the deepest lean of the lap.",
  ],
  "tour-zandverstuiving": [
    "Bij oostenwind ligt het zand tot op de tribune. Neem een pet mee, en een bril.",
    "When the wind is in the east the sand reaches the stand. Bring a cap, and glasses.",
  ],
  "tour-wolvenkuil-apex": [
    "Het asfalt valt hier naar binnen weg. Te voet merk je het aan je enkels, op de motor aan het voorwiel.",
    "The tarmac falls away to the inside here. On foot your ankles tell you; on a motorcycle the front wheel does.",
  ],
  "tour-wolvenkuil": [
    "Je kijkt de kuil in, en ziet het veld er aan de andere kant weer uit klimmen.",
    "You look down into the dip, and watch the field climb out of it on the far side.",
  ],
  "tour-elsbroek": [
    "Rechts, links, rechts: drie bochten in één adem, met de elzen als achtergrond.",
    "Right, left, right: three corners in one breath, with the alders behind them.",
  ],
  "tour-brug": [
    "Zeven meter boven de baan. Blijf even staan als het veld eronderdoor komt: je voelt het in de leuning.",
    "Seven metres above the track. Stay a moment while the field passes below: you feel it in the railing.",
  ],
  "tour-heide": [
    "Heide, schapen, en rondom het geluid van 4.512 meter asfalt. In augustus is het hier paars.",
    "Heather, sheep, and all around the sound of 4,512 metres of tarmac. In August it’s purple out here.",
  ],
  "tour-kampsteeg": [
    "De bocht die dapper van verstandig scheidt, gezien vanaf een plek waar je allebei mag zijn.",
    "The corner that tells the brave from the sensible, seen from a place where you may be both.",
  ],
  "tour-dwaallicht": [
    "Bocht 15 aan de rand van het veen. ’s Avonds zie je de lampen al aankomen voordat je iets hoort.",
    "Turn 15 at the edge of the bog. By night you see the lights coming before you hear a thing.",
  ],
  "tour-korhoen-apex": [
    "De beroemdste bocht van het noorden, op kniehoogte. De kerb is hier vaker geschilderd dan het pitgebouw.",
    "The north’s most famous corner, at knee height. Its kerb has been painted more often than the pit building.",
  ],
  "tour-korhoen": [
    "De laatste remzone van dichtbij. Hier worden races beslist, en soms omgedraaid.",
    "The last braking zone, up close. Races are decided here, and now and then turned round.",
  ],
  "tour-laatste-kei-apex": [
    "Eenendertig meter straal. Daarna is het alleen nog gas, tot aan de streep.",
    "A radius of thirty-one metres. After that it’s nothing but throttle, all the way to the line.",
  ],
  "tour-laatste-kei": [
    "Je ziet wie er als eerste uit de laatste bocht komt, en drie tellen later of dat genoeg was.",
    "You see who leaves the last corner first, and three seconds later whether that was enough.",
  ],
  "tour-hoofdtribune": [
    "De start, de pitstraat en de vlag, met een dak boven je hoofd. Tegenover je werken de monteurs.",
    "The start, the pit lane and the flag, with a roof over your head. Across from you the mechanics are at work.",
  ],
  "tour-pit": [
    "Tachtig kilometer per uur, meer mag hier niet. De boxen zijn open; tot de bel gaat mag je blijven.",
    "Eighty kilometres an hour and no more. The garages are open; you may stay until the bell rings.",
  ],
  "tour-podium": [
    "Drie treden, en onder je de hele Hoofdtribune. De middelste is de hoogste; daar mag je nu even staan.",
    "Three steps, and the whole main stand below you. The middle one is the highest; it’s yours for a moment.",
  ],
  "tour-paddock": [
    "Vrachtwagens, tenten, koffie. Wie goed kijkt, ziet hier rijders zonder helm.",
    "Lorries, awnings, coffee. Look closely and you’ll see riders without their helmets.",
  ],
};

/** Stops with a still of their own; those in a stand show its still, and the others a plan (`npm run stills`). */
const ownStills = new Set(["tour-grid", "tour-pit", "tour-podium", "tour-paddock", "tour-heide", "tour-hunebed-apex"]);

function stillOf(id: string): SeedFields {
  const stand = seedStands.find(({ key }) => id === `tour-${key}`);
  if (stand !== undefined) return { still: media(`views/${stand.key}`) };
  return ownStills.has(id) ? { still: media(`views/${id}`) } : {};
}

const fields = new Map(
  Object.entries(texts).map(([id, [nl, en]]): [string, SeedFields] => [
    id,
    { description: nl, descriptionEn: en, ...stillOf(id) },
  ]),
);

/** The stops of the virtual tour, from the grid. */
export const viewpoints = viewpointDocuments(demoTrack, fields);
