import { createContext } from "react-router";
import { defaultLocale, type Locale } from "@circuit/contract/locales";

/** Language of the current request; the middleware `chooseLocale` sets it. */
export const localeContext = createContext<Locale>(defaultLocale);
