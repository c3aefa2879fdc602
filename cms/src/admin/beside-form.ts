import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType, ReactNode } from "react";

/**
 * What the edit view passes to a panel beside the form: `PanelComponentProps` of Strapi's manual, *Content Manager APIs*.
 *
 * `Document` is what the panel reads of the entry.
 */
export interface PanelProps<Document> {
  model: string;
  document?: Document;
  /** What comes with the entry, such as its other languages. */
  meta?: unknown;
}

/** A panel beside the form, of which one that answers `null` isn't shown. */
export interface SidePanel<Document> {
  (props: PanelProps<Document>): { title: string; content: ReactNode } | null;
  /** `actions` for the one with the buttons. */
  type?: string;
}

interface ContentManager<Document> {
  apis: Partial<{
    addEditViewSidePanel(change: (panels: SidePanel<Document>[]) => SidePanel<Document>[]): void;
  }>;
  injectComponent(view: string, zone: string, component: { name: string; Component: ComponentType }): void;
}

/** Changes which panels stand beside every form. */
export function changeSidePanels<Document>(
  app: StrapiApp,
  change: (panels: SidePanel<Document>[]) => SidePanel<Document>[],
): void {
  const contentManager: ContentManager<Document> = app.getPlugin("content-manager");
  contentManager.apis.addEditViewSidePanel?.(change);
}

/** Adds a panel beside every form. */
export function addSidePanel<Document>(app: StrapiApp, panel: SidePanel<Document>): void {
  changeSidePanels<Document>(app, (panels) => [...panels, panel]);
}

/** Adds a component to every form, within its state, that need show nothing. */
export function addToForm(app: StrapiApp, name: string, Component: ComponentType): void {
  inject(app, "editView", "right-links", { name, Component });
}

/** Adds a component above every list. */
export function addToLists(app: StrapiApp, name: string, Component: ComponentType): void {
  inject(app, "listView", "actions", { name, Component });
}

function inject(app: StrapiApp, view: string, zone: string, component: { name: string; Component: ComponentType }) {
  const contentManager: ContentManager<unknown> = app.getPlugin("content-manager");
  contentManager.injectComponent(view, zone, component);
}
