/** A sentence in each language of the panel. */
export interface PanelText {
  nl: string;
  en: string;
}
