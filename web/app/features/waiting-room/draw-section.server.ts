import type { Locale } from "@circuit/contract/locales";
import { waitingRequestFolder } from "@circuit/contract/urls/own-paths";
import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { escapeXml } from "#app/domain/escape-xml.ts";
import { formatDay, formatNumber, formatTime } from "#app/i18n/format.ts";
import { waitingDrawMessages } from "#app/i18n/messages/waiting-draw.ts";

/** View data of a draw, and of the visitor's part in it. */
export interface DrawSectionData {
  room: WaitingRoom;
  locale: Locale;
  /** The visitor's id, and the queue position that the draw gave it; both `null` when there is none. */
  waiterId: string | null;
  drawnPlace: number | null;
}

/** Changes when the draw takes place, and with another commitment: an open page with an older version reloads. */
export function drawVersion({ commitment, draw }: Pick<WaitingRoom, "commitment" | "draw">): string {
  return `${commitment.slice(0, 8)}${draw === null ? "" : "-drawn"}`;
}

/** Whether an editor postponed the opening after the draw. */
function isMoved({ draw, opensAt }: WaitingRoom): boolean {
  return draw !== null && opensAt !== null && Date.parse(opensAt) > Date.parse(draw.at);
}

/** Renders the section that explains the draw and lets anyone verify it. */
export function renderDrawSection({ room, locale, waiterId, drawnPlace }: DrawSectionData): string {
  const fair = waitingDrawMessages[locale];
  const { draw, commitment, committedAt, eventId } = room;
  const moved = isMoved(room) ? `<p><b>${escapeXml(fair.moved)}</b></p>` : "";
  const fixed = fair.committedAt(`${formatDay(committedAt, locale)}, ${formatTime(committedAt, locale)}`);
  const row = (name: string, value: string) => `<div><dt>${escapeXml(name)}</dt><dd>${value}</dd></div>`;
  const before = room.earlier.map((each) => {
    const time = escapeXml(fair.earlierDraw(`${formatDay(each.at, locale)}, ${formatTime(each.at, locale)}`));
    return row(fair.earlier, `<code>${each.commitment}</code><small>${time}</small><code>${each.seed}</code>`);
  });
  const later = `<span>${escapeXml(fair.afterDraw)}</span>`;
  const code = (value: string | undefined) => (value === undefined ? later : `<code>${value}</code>`);
  const own = waiterId === null ? "" : row(fair.own, code(waiterId));
  const place = drawnPlace === null ? "" : row(fair.ownPlace, formatNumber(drawnPlace, locale));
  const rows =
    row(fair.commitment, `<code>${commitment}</code><small>${escapeXml(fixed)}</small>`) +
    row(fair.seed, code(draw?.seed)) +
    row(fair.digest, code(draw?.digest)) +
    (draw === null ? "" : row(fair.count, formatNumber(draw.early, locale))) +
    own +
    place +
    before.join("");
  const list = `${waitingRequestFolder}${eventId}/draw`;
  const tool =
    draw === null
      ? ""
      : `<p class="act js"><button class="go" type="button" data-check>${escapeXml(fair.check)}</button></p>` +
        `<div role="status" data-result></div><p><a href="${list}">${escapeXml(fair.list)}</a></p>`;
  const data = {
    list,
    event: eventId,
    commitment,
    own: waiterId,
    place: drawnPlace,
    isBefore: draw === null,
    earlier: room.earlier.map((each) => [each.commitment, each.seed]),
    words: { checking: fair.checking, failed: fair.failed, checks: fair.checks },
  };
  return (
    `<section class="fair" aria-labelledby="fair"><h2 id="fair">${escapeXml(fair.title)}</h2>` +
    `<div><p>${escapeXml(fair.how)}</p>${moved}<p>${escapeXml(fair.recipe)}</p></div><div><dl>${rows}</dl>${tool}</div></section>` +
    `<script type="application/json" id="fair-data">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>`
  );
}
