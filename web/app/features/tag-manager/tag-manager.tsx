import type { GtmSupport } from "@gtm-support/core";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isSentView } from "./view-name.ts";
import { sendInteractions } from "./send-interactions.ts";
import { startTagManager } from "./start-tag-manager.ts";
import type { PageView } from "./use-pending-page-views.ts";

interface TagManagerProps {
  /** Container id, which the server checked at start. */
  id: string;
  ignoredViews: readonly string[];
  /** Returns page views that haven't been sent, and clears them. */
  takeViews: () => PageView[];
}

/**
 * Tag manager of a visitor who consented: sends a `content-view` for each route, starting with those before the
 * consent, and an `interaction` for links that lead away.
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
