// `npm run lint` writes this file from the folders of the blocks.
export const interactiveKinds = [
  "blocks.cart",
  "blocks.circuit-map",
  "blocks.countdown",
  "blocks.event-list",
  "blocks.faq",
  "blocks.featured-events",
  "blocks.form",
  "blocks.gallery",
  "blocks.live-cameras",
  "blocks.next-event",
  "blocks.posters",
  "blocks.ticket-shop",
] as const;
