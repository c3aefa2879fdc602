import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType, ReactNode } from "react";

/**
 * What the edit view passes to a panel beside the form; source: `PanelComponentProps` of `@strapi/content-manager` 5.54.
 *
 * `Document` is what the panel reads of the entry.
 */
export interface PanelProps<Document> {
  model: string;
  document?: Document;
  /** What comes with the entry, such as its other languages. */
  meta?: unknown;
}

/** Source: `addEditViewSidePanel` and `injectComponent` of `@strapi/content-manager` 5.54. */
interface ContentManager<Document> {
  apis: Partial<{
    addEditViewSidePanel(
      panels: ((props: PanelProps<Document>) => { title: string; content: ReactNode } | null)[],
    ): void;
  }>;
  injectComponent(view: string, zone: string, component: { name: string; Component: ComponentType }): void;
}

/** Adds a panel beside every form; one that answers `null` isn't shown. */
export function addSidePanel<Document>(
  app: StrapiApp,
  panel: (props: PanelProps<Document>) => { title: string; content: ReactNode } | null,
): void {
  const contentManager: ContentManager<Document> = app.getPlugin("content-manager");
  contentManager.apis.addEditViewSidePanel?.([panel]);
}

/** Adds a component to every form, within its state, that need show nothing. */
export function addToForm(app: StrapiApp, name: string, Component: ComponentType): void {
  const contentManager: ContentManager<unknown> = app.getPlugin("content-manager");
  contentManager.injectComponent("editView", "right-links", { name, Component });
}
