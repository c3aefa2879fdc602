import { createContext, type ReactNode } from "react";

/** What the server alone adds to the head of a document; nothing in the browser. */
export const DocumentHead = /* @__PURE__ */ createContext<ReactNode>(null);
