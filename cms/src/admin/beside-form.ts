import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType, ReactNode } from "react";

/** The fields that panels read of the entry in the form. */
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

/** Props of a panel beside the form: `PanelComponentProps` of Strapi's manual, *Content Manager APIs*. */
export interface PanelProps {
  model: string;
  document?: PanelDocument;
  /** Data about the entry, such as its other languages. */
  meta?: unknown;
}

/** A panel beside the form; one that returns `null` isn't shown. */
export interface SidePanel {
  (props: PanelProps): { title: string; content: ReactNode } | null;
  /** `actions` for the one with the buttons. */
  type?: string;
}

interface ContentManager {
  apis: Partial<{
    addEditViewSidePanel(change: (panels: SidePanel[]) => SidePanel[]): void;
  }>;
  injectComponent(view: string, zone: string, component: { name: string; Component: ComponentType }): void;
}

/** Changes which panels stand beside every form. */
export function changeSidePanels(app: StrapiApp, change: (panels: SidePanel[]) => SidePanel[]): void {
  const contentManager: ContentManager = app.getPlugin("content-manager");
  contentManager.apis.addEditViewSidePanel?.(change);
}

/** Adds components, by name, to every form, where `useForm` works; they may render nothing. */
export function addToForm(app: StrapiApp, components: Record<string, ComponentType>): void {
  inject(app, "editView", "right-links", components);
}

/** Adds components above every list; by name. */
export function addToLists(app: StrapiApp, components: Record<string, ComponentType>): void {
  inject(app, "listView", "actions", components);
}

function inject(app: StrapiApp, view: string, zone: string, components: Record<string, ComponentType>): void {
  const contentManager: ContentManager = app.getPlugin("content-manager");
  for (const [name, Component] of Object.entries(components))
    contentManager.injectComponent(view, zone, { name, Component });
}
