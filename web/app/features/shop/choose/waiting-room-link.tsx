import { checkoutPaths } from "@circuit/contract/own-paths";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import styles from "./choose.module.css";

/** Says that the sale of an event has a waiting room, and leads there. */
export function WaitingRoomLink({ slug }: { slug: string }) {
  const locale = useLocale();
  const { waitingRoom } = ticketMessages[locale];
  const { keepMode } = useAppMode();
  return (
    <p className={styles.waiting}>
      {waitingRoom.text}
      <AppLink
        to={keepMode(`${checkoutPaths.waitingRoom[locale]}/${slug}`)}
        className={buttonClass({ fill: "line", isSmall: true })}
      >
        {waitingRoom.link}
      </AppLink>
    </p>
  );
}
