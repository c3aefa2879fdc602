import type { RichTextList as RichTextListNode } from "@circuit/contract/content/rich-text";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { RichTextInlines } from "./rich-text-inlines.tsx";

type Item = Exclude<RichTextListNode["children"][number], RichTextListNode>;

/** List item with the lists nested below it; `item` is `null` when a list starts with a nested list. */
interface Entry {
  item: Item | null;
  lists: RichTextListNode[];
}

/** Renders a list. Strapi stores a nested list after the item it belongs to; HTML needs it inside the item. */
export function RichTextList({ list }: { list: RichTextListNode }) {
  const Tag = list.format === "ordered" ? "ol" : "ul";

  return (
    <Tag>
      <IndexedItems items={entriesOf(list)}>
        {({ item, lists }) => (
          <li>
            {item ? <RichTextInlines nodes={item.children} /> : null}
            <IndexedItems items={lists}>{(nested) => <RichTextList list={nested} />}</IndexedItems>
          </li>
        )}
      </IndexedItems>
    </Tag>
  );
}

function entriesOf(list: RichTextListNode): Entry[] {
  const entries: Entry[] = [];
  for (const child of list.children) {
    const last = entries.at(-1);
    if (child.type === "list-item") entries.push({ item: child, lists: [] });
    else if (last) last.lists.push(child);
    else entries.push({ item: null, lists: [child] });
  }
  return entries;
}
