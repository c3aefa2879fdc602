import { unstable_useContentManagerContext, unstable_useDocument, useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { textAt, valueAt } from "./value-at.ts";

/**
 * Fills the form of a new translation with the lists that all languages share. Strapi fills in single fields only, so
 * that an event's timetable, for example, looks empty and an editor would type it again.
 */
export function SharedLists() {
  const { id = "", model, collectionType, contentType } = unstable_useContentManagerContext();
  const { values, setValues } = useForm("SharedLists", (state) => state);
  const { get } = useFetchClient();
  const current = useRef<Record<string, unknown>>({});
  const locale = new URLSearchParams(window.location.search).get("plugins[i18n][locale]");
  const lists = listsIn(contentType?.attributes ?? {});
  const mayBeTranslation = id !== "" && locale !== null && lists.length > 0;
  const { document, isLoading } = unstable_useDocument(
    { collectionType, model, documentId: id, params: { locale } },
    { skip: !mayBeTranslation },
  );
  const isFirst = mayBeTranslation && !isLoading && document !== undefined && textAt(document, "documentId") === null;

  useEffect(() => {
    current.current = { ...values };
  }, [values]);

  useEffect(() => {
    if (!isFirst) return undefined;
    const controller = new AbortController();
    const params = {
      documentId: id,
      sourceLocale: locale === "nl" ? "en" : "nl",
      targetLocale: locale,
      collectionType,
    };
    const fill = async () => {
      const path = `/i18n/content-manager/get-fill-from-locale/${model}`;
      const { data } = await get(path, { params, signal: controller.signal });
      const found = lists.map((name) => [name, valueAt(data, ["data", name])] as const);
      const missing = found.filter(([name, value]) => !isEmpty(value) && isEmpty(current.current[name]));
      if (missing.length > 0) setValues({ ...current.current, ...Object.fromEntries(missing) });
    };
    // Without these lists nothing is lost: the CMS adds them when the form is saved (`begin-translation.ts`).
    fill().catch((error: unknown) => (controller.signal.aborted ? undefined : reportError(error)));
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form
  }, [isFirst, id, locale]);

  return null;
}

/** Returns the names of the lists (repeatable components) that all languages share. */
function listsIn(attributes: object): string[] {
  return Object.entries(attributes).flatMap(([name, attribute]: [string, unknown]) => {
    const isList = valueAt(attribute, ["type"]) === "component" && valueAt(attribute, ["repeatable"]) === true;
    return isList && valueAt(attribute, ["pluginOptions", "i18n", "localized"]) !== true ? [name] : [];
  });
}

function isEmpty(value: unknown): boolean {
  return !Array.isArray(value) || value.length === 0;
}
