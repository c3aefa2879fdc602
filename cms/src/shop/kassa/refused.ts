import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { panelLanguage } from "../../content/editing/panel-request.ts";

/** Error messages for staff, in the panel's languages. */
const words = {
  nonsense: () => ({ nl: "Dit is niet goed ingevuld.", en: "This isn’t filled in right." }),
  "unknown-order": () => ({ nl: "Deze bestelling bestaat niet.", en: "There is no such order." }),
  "unknown-scanner": () => ({ nl: "Deze scanner bestaat niet.", en: "There is no such scanner." }),
  "unknown-event": () => ({
    nl: "Voor dit evenement zijn er geen kaartjes, dus er valt niets te scannen.",
    en: "There are no tickets for this event, so there is nothing to scan.",
  }),
  over: () => ({
    nl: "Dit evenement is voorbij, of bestaat niet meer. De adressen zijn niet meer nodig.",
    en: "This event is over, or is gone. The addresses aren’t needed any more.",
  }),
  "unknown-place": () => ({
    nl: "Hiervoor is geen kaartsoort gepubliceerd, dus er zijn geen plaatsen in te stellen.",
    en: "No ticket type is published for this, so there are no places to set.",
  }),
  "too-small": (least: number) => ({
    nl: `Er zijn al ${least} plaatsen verkocht of gereserveerd. Minder dan ${least} kan niet.`,
    en: `${least} places are sold or held already. It can’t be less than ${least}.`,
  }),
  "too-many-places": (seats: number) => ({
    nl: `Deze tribune heeft volgens ‘Zitplaatsen’ ${seats} stoelen, dus meer dan ${seats} plaatsen kan niet.`,
    en: `This stand has ${seats} seats, says ‘Zitplaatsen’, so there can’t be more than ${seats} places.`,
  }),
  "places-meanwhile": (capacity: number) => ({
    nl: `Een collega heeft dit intussen op ${capacity} plaatsen gezet. Sluit dit venster en kijk het na voordat je verdergaat.`,
    en: `A colleague set this to ${capacity} places in the meantime. Close this window and look it over before you go on.`,
  }),
  "not-waiting": () => ({
    nl: "Deze bestelling wacht niet op geld: alleen een factuur of betaling aan de poort is hier af te handelen.",
    en: "This order doesn’t wait for money: only an invoice or a payment at the gate is handled here.",
  }),
  ended: () => ({
    nl: "Deze bestelling is al afgelopen. Er valt niets te annuleren.",
    en: "This order has ended already. There is nothing to cancel.",
  }),
  "unknown-ticket": () => ({
    nl: "Dit kaartje is er niet, of geldt niet meer.",
    en: "There is no such ticket, or it isn’t valid any more.",
  }),
  "scanned-ticket": () => ({
    nl: "Met dit kaartje is al iemand binnengekomen, dus het blijft op deze naam.",
    en: "Somebody came in with this ticket already, so it stays on this name.",
  }),
  "ticket-meanwhile": () => ({
    nl: "Dit kaartje is intussen vervangen en heeft een nieuwe code. Sluit dit venster en kijk de bestelling na.",
    en: "This ticket was replaced in the meantime and has a new code. Close this window and look the order over.",
  }),
  "unpaid-ticket": () => ({
    nl: "Deze bestelling is nog niet betaald, en blijft de prijs van alle kaartjes kosten. Annuleer haar en laat haar opnieuw maken, of markeer haar als betaald en betaal dit kaartje daarna terug.",
    en: "This order isn’t paid yet, and goes on costing the price of all its tickets. Cancel it and have it made anew, or mark it as paid and refund this ticket afterwards.",
  }),
  paying: () => ({
    nl: "De klant is nog aan het betalen. Wijzig het adres zodra de betaling binnen of verlopen is: binnen een half uur.",
    en: "The customer is still paying. Change the address once the payment has come in or expired: within half an hour.",
  }),
  "last-ticket": () => ({
    nl: "Dit is het laatste kaartje van de bestelling dat nog geldt. Annuleer de bestelling.",
    en: "This is the last ticket of the order that is still valid. Cancel the order.",
  }),
  "no-address": () => ({
    nl: "Dit is geen e-mailadres. Kijk het na, zoals jan@voorbeeld.nl.",
    en: "This is no e-mail address. Look it over, as in jan@example.com.",
  }),
  forgotten: () => ({
    nl: "Van wie deze bestelling was, is niet meer bekend: er is geen adres om te wijzigen.",
    en: "Nobody knows any more whose order this was: there is no address to change.",
  }),
  "no-name": () => ({
    nl: "Vul alleen een naam in, zonder webadres of nummer.",
    en: "Fill in a name only, without a web address or number.",
  }),
  "unprintable-name": () => ({
    nl: "Schrijf de naam in Latijnse letters, zoals in het paspoort. Andere schriften en plaatjes staan niet op een kaartje.",
    en: "Write the name in Latin letters, as in the passport. Other scripts and pictures can’t be on a ticket.",
  }),
  "nothing-received": () => ({
    nl: "Er is geen geld binnen dat terug kan.",
    en: "No money came in that can go back.",
  }),
  "too-much": (mostCents: number) => ({
    nl: `Er kan in één keer hoogstens € ${amount("nl-NL", mostCents)} terug.`,
    en: `At most € ${amount("en-GB", mostCents)} can go back at once.`,
  }),
  "nothing-to-send": () => ({
    nl: "Over deze bestelling is er nu geen mail om te sturen.",
    en: "There is no mail to send about this order now.",
  }),
  "too-many": () => ({
    nl: "Deze klant heeft vandaag al genoeg mails gekregen. Probeer het morgen weer, of bel de klant.",
    en: "This customer has had enough mails today. Try again tomorrow, or call the customer.",
  }),
  "refund-meanwhile": () => ({
    nl: "Deze terugbetaling staat er intussen anders voor. Kijk de bestelling na voordat je verdergaat.",
    en: "This refund stands otherwise by now. Look the order over before you go on.",
  }),
  "refunded-meanwhile": () => ({
    nl: "Er is intussen al iets terugbetaald. Kijk de bestelling na voordat je verdergaat.",
    en: "Something was paid back in the meantime. Look the order over before you go on.",
  }),
};

function amount(language: string, cents: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(cents / 100);
}

/**
 * Makes an error with a message that the panel shows.
 *
 * @param number - Number in the message, if it has one: places, or cents.
 */
export function refusalError(strapi: Core.Strapi, reason: keyof typeof words, number = 0): Error {
  const text = words[reason](number)[panelLanguage(strapi)];
  if (reason === "unknown-order" || reason === "unknown-scanner") return new errors.NotFoundError(text, { reason });
  return new errors.ApplicationError(text, number === 0 ? { reason } : { reason, number });
}
