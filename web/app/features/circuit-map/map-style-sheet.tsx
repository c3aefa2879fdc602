import href from "./style-sheet.css?url";

/**
 * The style sheet of the map, apart from that of all pages: it goes into the page's head, and after a click the page waits
 * for it.
 */
export function MapStyleSheet() {
  return <link rel="stylesheet" href={href} precedence="own" />;
}
