import { stayListMessages } from "#app/i18n/messages/stay-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass, type ButtonFill } from "#app/ui/button-link.tsx";
import type { StaySummary } from "#app/ui/stay-card.tsx";

/**
 * Button to book an accommodation, or to join the waiting list of a full one. Without a URL it's an empty grid cell.
 */
export function StayAction({ stay, fill }: { stay: StaySummary; fill: ButtonFill }) {
  const words = stayListMessages[useLocale()];
  const { title, isFull, bookingUrl, waitingListUrl } = stay;
  const to = isFull ? waitingListUrl : bookingUrl;
  if (to === null) return <div />;

  return (
    <div>
      <AppLink to={to} className={buttonClass({ fill: isFull ? "line" : fill, isSmall: true })}>
        <span>
          {isFull ? words.waitingList : words.book}
          <span className="visually-hidden"> {isFull ? words.waitingListOf(title) : words.bookAt(title)}</span>
        </span>
      </AppLink>
    </div>
  );
}
