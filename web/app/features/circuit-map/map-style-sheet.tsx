import href from "./style-sheet.css?url";

/**
 * Puts the map's own style sheet into the page's head, as other pages don't need it. After a click the page waits for
 * it.
 */
export function MapStyleSheet() {
  return <link rel="stylesheet" href={href} precedence="own" />;
}
