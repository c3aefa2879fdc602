import { Fragment, type ReactNode } from "react";

interface InOrderProps<Item> {
  items: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
}

/** Renders items that have no id and never change order, with their index as React key. */
export function IndexedItems<Item>({ items, children }: InOrderProps<Item>) {
  return items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the place is all the identity there is
    <Fragment key={index}>{children(item, index)}</Fragment>
  ));
}
