import type { SeedDocument } from "../document.ts";
import { picture } from "../references.ts";

interface Moment {
  title: string;
  text: string;
}

function moment(year: number, nl: Moment, en: Moment, pictureKey?: string): SeedDocument {
  const shared = { year, image: pictureKey === undefined ? null : picture(pictureKey) };
  return { key: `timeline-${year}`, nl: { ...shared, ...nl }, en: { ...shared, ...en } };
}

/** A century of the circuit in sixteen moments, oldest first. */
export const timeline: SeedDocument[] = [
  moment(
    1926,
    { title: "De eerste start", text: "Grote Motorwedstrijd over zandwegen rond de brink." },
    { title: "The first start", text: "The Great Motor Race, on sand tracks around the village green." },
    "posters/1926",
  ),
  moment(
    1931,
    {
      title: "Klinkers erin",
      text: "De burgemeester laat de brink bestraten. De snelste ronde zakt met een volle minuut.",
    },
    {
      title: "Cobbles down",
      text: "The mayor has the green paved. The fastest lap drops by a full minute.",
    },
  ),
  moment(
    1934,
    {
      title: "Dames aan de start",
      text: "Grietje Aalders wordt vierde bij de lichte klasse. Het publiek draagt haar van de baan.",
    },
    {
      title: "Women on the grid",
      text: "Grietje Aalders finishes fourth in the lightweight class. The crowd carries her off the track.",
    },
    "posters/1934",
  ),
  moment(
    1949,
    { title: "Grote prijs", text: "Eerste grote prijs. Vijftigduizend man langs de baan." },
    { title: "Grand prix", text: "First grand prix. Fifty thousand people at the trackside." },
    "posters/1949",
  ),
  moment(
    1955,
    { title: "Een eigen baan", text: "Het vaste circuit opent, 4.512 meter lang." },
    { title: "A track of our own", text: "The permanent circuit opens, 4,512 metres long." },
  ),
  moment(
    1961,
    {
      title: "Een dak boven je hoofd",
      text: "De Hoofdtribune krijgt een kap van golfplaat. Wie eronder zit, hoort de regen harder dan de motoren.",
    },
    {
      title: "A roof overhead",
      text: "The Main stand gets a corrugated roof. Those beneath it hear the rain above the engines.",
    },
  ),
  moment(
    1966,
    {
      title: "Onder de twee minuten",
      text: "Roelf Wanders rijdt 1:59,8 en zet zijn helm op de finishlijn. De afdruk zit er nog.",
    },
    {
      title: "Under two minutes",
      text: "Roelf Wanders laps in 1:59.8 and sets his helmet on the finish line. The mark is still there.",
    },
    "posters/1966",
  ),
  moment(
    1974,
    {
      title: "De baan op televisie",
      text: "Zes camera’s, één kabel en een boer die hem doorploegt. De finale is alleen op de radio te horen.",
    },
    {
      title: "Live on television",
      text: "Six cameras, one cable and a farmer who ploughs through it. The finish goes out on radio only.",
    },
    "posters/1974",
  ),
  moment(
    1979,
    {
      title: "Vangrail en grind",
      text: "Na een winter bouwen staat langs elke bocht een grindbak. De strobalen gaan naar de schapen.",
    },
    {
      title: "Barriers and gravel",
      text: "After a winter of building, every corner has a gravel trap. The straw bales go to the sheep.",
    },
  ),
  moment(
    1985,
    { title: "De Korhoen", text: "De Korhoen krijgt haar huidige vorm." },
    { title: "Korhoen corner", text: "Korhoen corner takes its present shape." },
    "posters/1985",
  ),
  moment(
    1996,
    {
      title: "De eerste nacht",
      text: "Vier uur racen bij kunstlicht. De Nacht van Drenthe blijft, de lichtmasten ook.",
    },
    {
      title: "The first night",
      text: "Four hours of racing under lights. The Nacht van Drenthe is here to stay, and so are the masts.",
    },
    "events/nacht-van-drenthe",
  ),
  moment(
    2008,
    {
      title: "Vers asfalt",
      text: "De hele baan krijgt een nieuwe toplaag. Motoren gaan vier seconden per ronde sneller.",
    },
    {
      title: "Fresh tarmac",
      text: "The whole track is resurfaced. Motorcycles go four seconds a lap faster.",
    },
    "posters/2008",
  ),
  moment(
    2013,
    {
      title: "Schapen in dienst",
      text: "Tweehonderd Drentse heideschapen nemen het maaiwerk over. Ze werken in ploegen.",
    },
    {
      title: "Sheep on the payroll",
      text: "Two hundred Drenthe heath sheep take over the mowing. They work in shifts.",
    },
    "news/schapen",
  ),
  moment(
    2019,
    {
      title: "Een tribune zonder treden",
      text: "De Korhoentribune krijgt een hellingbaan tot de bovenste rij. Sindsdien heeft elke tribune rolstoelplekken.",
    },
    {
      title: "A stand without steps",
      text: "The Korhoen stand gets a ramp to its top row. Every stand has had wheelchair places since.",
    },
  ),
  moment(
    2026,
    {
      title: "Honderd jaar na de eerste bocht",
      text: "Een eeuw racen, en Hulst haalt twee tienden van het baanrecord af: 1:33,127.",
    },
    {
      title: "A hundred years on",
      text: "A century of racing, and Hulst takes two tenths off the lap record: 1:33.127.",
    },
    "news/baanrecord",
  ),
  moment(
    2027,
    { title: "Honderdeen", text: "Een eeuw en een jaar verder." },
    { title: "A hundred and one", text: "A century and a year on." },
    "posters/2027",
  ),
];
