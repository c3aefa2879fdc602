import { createContext } from "react-router";
import { defaultLocale, type Locale } from "@circuit/contract/locales";

/** The language of the request under way, set by the root's middleware. */
export const localeContext = createContext<Locale>(defaultLocale);
