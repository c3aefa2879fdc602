import type { SeedCalendar } from "../../calendar.ts";
import type { SeedDocument } from "../../document.ts";
import { accessibility } from "./accessibility.ts";
import { accommodation } from "./accommodation.ts";
import { accreditation } from "./accreditation.ts";
import { arrangements } from "./arrangements.ts";
import { becomeOfficial } from "./become-official.ts";
import { business } from "./business.ts";
import { cart } from "./cart.ts";
import { circuit } from "./circuit.ts";
import { circuitMap } from "./circuit-map.ts";
import { contact } from "./contact.ts";
import { contest } from "./contest.ts";
import { events } from "./events.ts";
import { faq } from "./faq.ts";
import { gettingHere } from "./getting-here.ts";
import { history } from "./history.ts";
import { home } from "./home.ts";
import { hundredYears } from "./hundred-years.ts";
import { liveCams } from "./live-cams.ts";
import { media } from "./media.ts";
import { news } from "./news.ts";
import { postersPage } from "./posters.ts";
import { postersWanted } from "./posters-wanted.ts";
import { privacy } from "./privacy.ts";
import { residents } from "./residents.ts";
import { terms } from "./terms.ts";
import { ticketAlarm } from "./ticket-alarm.ts";
import { tickets } from "./tickets.ts";
import { trackDaysPage } from "./track-days.ts";
import { vipArrangements } from "./vip-arrangements.ts";
import { waitingList } from "./waiting-list.ts";

/** All content pages. */
export function pages(calendar: SeedCalendar): SeedDocument[] {
  return [
    home,
    events,
    news,
    tickets,
    cart,
    ticketAlarm,
    faq,
    contact,
    gettingHere,
    accessibility,
    accommodation,
    waitingList,
    arrangements,
    business,
    vipArrangements,
    media,
    accreditation,
    becomeOfficial,
    contest(calendar),
    postersPage,
    postersWanted,
    circuitMap,
    liveCams,
    circuit,
    history,
    hundredYears,
    trackDaysPage,
    residents,
    terms,
    privacy,
  ];
}
