/** A sentence for who works in the panel, in each of its languages. */
export interface PanelText {
  nl: string;
  en: string;
}
