import { Fragment, type ReactNode } from "react";

interface InOrderProps<Item> {
  items: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
}

/** Shows items that have no identity of their own and never change place. */
export function InOrder<Item>({ items, children }: InOrderProps<Item>) {
  return items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the place is all the identity there is
    <Fragment key={index}>{children(item, index)}</Fragment>
  ));
}
