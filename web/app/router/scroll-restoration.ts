/** The router's own scroll restoration, without the script that its component writes into the page. */
export { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
