/** Layers that visitors can show and hide, in the order of their buttons and of the URL. */
export const mapLayers = ["stands", "access", "toilets", "help", "food", "screens", "cameras"] as const;

export type MapLayer = (typeof mapLayers)[number];
