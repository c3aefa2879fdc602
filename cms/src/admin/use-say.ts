import { useIntl } from "react-intl";

/**
 * Returns a function that says our own texts in the panel's language: in Dutch what `translations/` has by that id,
 * else the English text itself.
 *
 * @param prefix - Start of the ids, for example `kassa.`.
 */
export function useSay(prefix = "") {
  const intl = useIntl();
  return (id: string, english: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id: `circuit.${prefix}${id}`, defaultMessage: english }, values);
}
