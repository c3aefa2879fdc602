import type { GtmSupport } from "@gtm-support/core";
import { useEffect, useState } from "react";
import { useHref, useLocation } from "react-router";
import { isSentView } from "./view-name.ts";
import { sendInteractions } from "./send-interactions.ts";
import { startTagManager } from "./start-tag-manager.ts";

interface TagManagerProps {
  /** Container id; checked when the server started. */
  id: string;
  ignoredViews: readonly string[];
  /** Name of the page view; `null` when the page has none. */
  viewName: string | null;
}

/**
 * The tag manager while there is consent: a `content-view` after each change of
 * route, an `interaction` for what leads away from the site.
 */
export function TagManager({ id, ignoredViews, viewName }: TagManagerProps) {
  const [support] = useState<GtmSupport>(() => startTagManager(id));
  const location = useLocation();
  const path = useHref(location);

  useEffect(() => {
    if (isSentView(viewName, ignoredViews)) support.trackView(viewName, path);
    // oxlint-disable-next-line react/exhaustive-deps -- a change of route is a new location, also to the same path
  }, [location]);
  useEffect(() => sendInteractions(support), [support]);
  return null;
}
