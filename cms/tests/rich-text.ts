/** A paragraph with a link, as the blocks editor writes it. */
export const richText = [
  {
    type: "paragraph" as const,
    children: [
      { type: "text" as const, text: "Kaarten koop je " },
      {
        type: "link" as const,
        url: "/tickets",
        rel: "",
        target: "",
        children: [{ type: "text" as const, text: "hier", bold: true }],
      },
    ],
  },
  {
    type: "list" as const,
    format: "unordered" as const,
    children: [{ type: "list-item" as const, children: [{ type: "text" as const, text: "Vrijdag" }] }],
  },
];
