/**
 * Keeps a page right that the browser translates. Chrome and Edge put `<font>` elements in the place of text nodes; React
 * goes on to change, remove and insert before those, which are nowhere any more: it fails, or an old text stays beside a new
 * one (https://github.com/facebook/react/issues/11538). Here a text that React touches is put back first, with the others
 * that its `<font>` stands for, and the browser translates it again.
 */
export function allowTranslation(): void {
  const fonts = new WeakMap<Node, ChildNode>();
  const texts = new WeakMap<Node, Node[]>();

  const putBack = (text: Node) => {
    const font = fonts.get(text);
    font?.replaceWith(...(texts.get(font) ?? []));
  };

  const changed = new MutationObserver((records) => {
    for (const { target } of records) putBack(target);
  });
  new MutationObserver((records) => {
    for (const { addedNodes, nextSibling, previousSibling, removedNodes } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
      if (!(font instanceof HTMLElement)) continue;
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE) continue;
        fonts.set(text, font);
        texts.set(font, [...(texts.get(font) ?? []), text]);
        changed.observe(text, { characterData: true });
      }
    }
  }).observe(document, { childList: true, subtree: true });

  // oxlint-disable-next-line typescript/unbound-method -- they are called with the node of the call
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function append(node) {
    putBack(node);
    appendChild.call(this, node);
    return node;
  };
  Node.prototype.insertBefore = function insert(node, before) {
    putBack(node);
    if (before !== null) putBack(before);
    insertBefore.call(this, node, before?.parentNode === this ? before : null);
    return node;
  };
  Node.prototype.removeChild = function remove(child) {
    putBack(child);
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
}
