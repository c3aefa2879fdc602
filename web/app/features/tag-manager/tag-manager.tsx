import type { GtmSupport } from "@gtm-support/core";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isSentView } from "./view-name.ts";
import { sendInteractions } from "./send-interactions.ts";
import { startTagManager } from "./start-tag-manager.ts";
import type { PageView } from "./use-pending-page-views.ts";

interface TagManagerProps {
  /** Container id; checked when the server started. */
  id: string;
  ignoredViews: readonly string[];
  /** Takes the views that are to be sent. */
  takeViews: () => PageView[];
}

/**
 * The tag manager while there is consent: a `content-view` after each change of
 * route, first those that waited for the answer; an `interaction` for what leads away from the site.
 */
export function TagManager({ id, ignoredViews, takeViews }: TagManagerProps) {
  const [support] = useState<GtmSupport>(() => startTagManager(id));
  const location = useLocation();

  useEffect(() => {
    for (const { name, path } of takeViews()) if (isSentView(name, ignoredViews)) support.trackView(name, path);
    // oxlint-disable-next-line react/exhaustive-deps -- a change of route is a new location, also to the same path
  }, [location]);
  useEffect(() => sendInteractions(support), [support]);
  return null;
}
