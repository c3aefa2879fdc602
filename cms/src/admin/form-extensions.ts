import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType, ReactNode } from "react";

/** The fields of an entry that our side panels read. */
interface PanelDocument {
  documentId?: string;
  locale?: string | null;
  status?: string;
  slug?: unknown;
  path?: unknown;
  files?: unknown;
  isScheduled?: unknown;
  missedOn?: unknown;
  publishedOn?: unknown;
  publishedAt?: unknown;
  updatedAt?: unknown;
}

/** Props of a panel beside the edit form: `PanelComponentProps` of Strapi's manual, *Content Manager APIs*. */
export interface PanelProps {
  model: string;
  document?: PanelDocument;
  /** Strapi's metadata of the entry, such as its other languages. */
  meta?: unknown;
}

/** A panel beside the edit form; Strapi hides one that returns `null`. */
export interface SidePanel {
  (props: PanelProps): { title: string; content: ReactNode } | null;
  /** Strapi's kind of panel: `actions` for the panel with the buttons that save and publish. */
  type?: string;
}

interface ContentManager {
  apis: Partial<{
    addEditViewSidePanel(change: (panels: SidePanel[]) => SidePanel[]): void;
  }>;
  injectComponent(view: string, zone: string, component: { name: string; Component: ComponentType }): void;
}

/** Changes the list of panels beside every edit form. */
export function changeSidePanels(app: StrapiApp, change: (panels: SidePanel[]) => SidePanel[]): void {
  const contentManager: ContentManager = app.getPlugin("content-manager");
  contentManager.apis.addEditViewSidePanel?.(change);
}

/** Zone of every edit form, and the one above every list of entries. */
const zones = { editView: "right-links", listView: "actions" };

/** Adds components, by name, to every form or list. `useForm` works inside those of a form; they may render nothing. */
export function addComponents(
  app: StrapiApp,
  view: keyof typeof zones,
  components: Record<string, ComponentType>,
): void {
  const contentManager: ContentManager = app.getPlugin("content-manager");
  for (const [name, Component] of Object.entries(components))
    contentManager.injectComponent(view, zones[view], { name, Component });
}
