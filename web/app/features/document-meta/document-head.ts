import { createContext, type ReactNode } from "react";

/** Context for elements that only the server adds to the document's head; `null` in the browser. */
export const DocumentHead = /* @__PURE__ */ createContext<ReactNode>(null);
