import { bullets, heading, paragraph } from "../../rich-text.ts";
import { textBlock } from "../detail-blocks.ts";
import { page } from "../page-document.ts";

/** Terms and conditions for visitors. */
export const terms = page(
  "terms",
  {
    slug: "algemene-voorwaarden",
    title: "Algemene voorwaarden",
    intro: "Wat je van ons mag verwachten, en wij van jou. Zo kort als onze jurist het toeliet.",
    seo: {
      description:
        "De algemene voorwaarden van Circuit Drenthe: toegang, tickets, annuleren, beeld en aansprakelijkheid.",
    },
    blocks: [
      textBlock(
        heading(2, "1. Voor wie deze voorwaarden gelden"),
        paragraph(
          "Deze voorwaarden gelden voor iedereen die een ticket of arrangement koopt bij Circuit Drenthe of het terrein betreedt. Rijders en teams vallen daarnaast onder het [pitboxreglement](/pitboxreglement). Op het terrein geldt het [huishoudelijk reglement](/huishoudelijkreglement).",
        ),
        heading(2, "2. Tickets"),
        bullets([
          "Een ticket geeft één persoon op de genoemde dag toegang tot de genoemde tribune.",
          "De prijs die je bij het afrekenen ziet, is de prijs die je betaalt, inclusief btw en zonder bijkomende kosten.",
          "Doorverkopen mag voor hooguit de oorspronkelijke prijs. Tickets die duurder worden aangeboden, maken we ongeldig.",
          "Je mag je ticket aan een ander geven. Deel de code niet met meer mensen: elke dag telt alleen de eerste scan aan de poort.",
        ]),
        heading(2, "3. Arrangementen"),
        paragraph(
          "Prijzen van zakelijke arrangementen zijn exclusief btw en vermelden dat. Een reservering is definitief na onze schriftelijke bevestiging. Het aantal gasten kun je tot veertien dagen vooraf wijzigen.",
        ),
        heading(2, "4. Als het anders loopt"),
        bullets([
          "**Wij lassen een evenement af:** je krijgt de ticketprijs binnen dertig dagen terug.",
          "**Wij verplaatsen het:** je ticket houdt zijn waarde, en we mailen je hoe je op de nieuwe dag binnenkomt. Kun je niet, dan betalen we terug als je dat binnen dertig dagen vraagt.",
          "**Het regent:** dan rijden we op regenbanden. Regen is geen reden voor teruggave.",
          "**Jij kunt niet:** geef je ticket aan een ander. Bij dagkaarten geldt geen wettelijke bedenktijd.",
        ]),
        heading(2, "5. Op het terrein"),
        paragraph(
          "Volg de aanwijzingen van baanposten en beveiliging op. Motorsport is gevaarlijk, ook als je kijkt: blijf achter de hekken. Wie zichzelf of een ander in gevaar brengt, gaat zonder teruggave van het terrein.",
        ),
        heading(2, "6. Beeld en geluid"),
        paragraph(
          "Tijdens evenementen wordt gefilmd en gefotografeerd. Je kunt op beelden van het publiek herkenbaar zijn. Wil je een beeld van jezelf laten verwijderen, [mail ons](/contact) dan waar en wanneer je het zag.",
        ),
        heading(2, "7. Aansprakelijkheid"),
        paragraph(
          "We zijn aansprakelijk voor schade die het gevolg is van onze opzet of grove nalatigheid, en verder tot het bedrag dat onze verzekering uitkeert. Voor spullen die je onbeheerd achterlaat zijn we niet aansprakelijk; gevonden voorwerpen bewaren we drie maanden, een helm een jaar.",
        ),
        heading(2, "8. Klachten en recht"),
        paragraph(
          "Een klacht los je het snelst op met een [bericht aan ons](/contact); je hoort binnen vijf werkdagen wat we ermee doen. Op deze voorwaarden is Nederlands recht van toepassing. Komen we er samen niet uit, dan beslist de bevoegde rechter in Noord-Nederland.",
        ),
        paragraph(
          "Circuit Drenthe is verzonnen, en deze voorwaarden zijn dat ook. Je kunt er dus geen rechten aan ontlenen.",
        ),
      ),
    ],
  },
  {
    slug: "terms-and-conditions",
    title: "Terms and conditions",
    intro: "What you may expect of us, and we of you. As short as our lawyer would allow.",
    seo: {
      description:
        "The terms and conditions of Circuit Drenthe: admission, tickets, cancellation, filming and liability.",
    },
    blocks: [
      textBlock(
        heading(2, "1. Who these terms are for"),
        paragraph(
          "These terms apply to everyone who buys a ticket or hospitality package from Circuit Drenthe or enters its grounds. Riders and teams also fall under the [pit regulations](/en/pitboxreglement). On the grounds, the [house rules](/en/huishoudelijkreglement) apply.",
        ),
        heading(2, "2. Tickets"),
        bullets([
          "A ticket admits one person to the stand it names, on the day it names.",
          "The price you see at checkout is the price you pay, including VAT and with nothing added.",
          "You may resell a ticket for its original price at most. Tickets offered for more are cancelled.",
          "You may give your ticket to somebody else. Don’t share its code with several people: each day only the first scan at the gate counts.",
        ]),
        heading(2, "3. Hospitality packages"),
        paragraph(
          "Prices of hospitality packages exclude VAT and say so. A booking is final once we have confirmed it in writing. You can change the number of guests up to fourteen days beforehand.",
        ),
        heading(2, "4. When plans change"),
        bullets([
          "**We cancel an event:** you get the ticket price back within thirty days.",
          "**We move it:** your ticket keeps its value, and we mail you how to get in on the new day. If you can’t come, we refund you if you ask within thirty days.",
          "**It rains:** then we race on wet tyres. Rain is no ground for a refund.",
          "**You can’t make it:** give your ticket to someone else. The statutory right to cancel does not cover day tickets.",
        ]),
        heading(2, "5. On the grounds"),
        paragraph(
          "Follow the instructions of marshals and security. Motorsport is dangerous, for spectators too: stay behind the fences. Anyone who endangers themselves or others leaves the grounds without a refund.",
        ),
        heading(2, "6. Sound and vision"),
        paragraph(
          "Events are filmed and photographed, and you may be recognisable in pictures of the crowd. If you want a picture of yourself removed, [tell us](/en/contact) where and when you saw it.",
        ),
        heading(2, "7. Liability"),
        paragraph(
          "We are liable for damage caused by our intent or gross negligence, and otherwise up to the amount our insurance pays out. We are not liable for belongings left unattended; found items are kept for three months, helmets for a year.",
        ),
        heading(2, "8. Complaints and law"),
        paragraph(
          "The quickest way to settle a complaint is to [write to us](/en/contact); you’ll hear within five working days what we’ll do about it. Dutch law applies to these terms. If we can’t settle it together, the competent court in the northern Netherlands decides.",
        ),
        paragraph("Circuit Drenthe is made up, and so are these terms. No rights can be derived from them."),
      ),
    ],
  },
);
