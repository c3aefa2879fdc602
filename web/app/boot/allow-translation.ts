/**
 * Lets the browser translate a page that React updates. Chrome and Edge replace text nodes by `<font>` elements; React
 * then updates text nodes that are no longer in the page, and fails or leaves outdated text
 * (https://github.com/facebook/react/issues/11538). This puts the text nodes of a `<font>` back before React touches
 * one of them; the browser translates them again.
 */
export function allowTranslation(): void {
  const fonts = new WeakMap<Node, ChildNode>();
  const texts = new WeakMap<Node, Node[]>();

  const restoreText = (text: Node) => {
    const font = fonts.get(text);
    font?.replaceWith(...(texts.get(font) ?? []));
  };

  const changed = new MutationObserver((records) => {
    for (const { target } of records) restoreText(target);
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
    restoreText(node);
    appendChild.call(this, node);
    return node;
  };
  Node.prototype.insertBefore = function insert(node, before) {
    restoreText(node);
    if (before !== null) restoreText(before);
    insertBefore.call(this, node, before?.parentNode === this ? before : null);
    return node;
  };
  Node.prototype.removeChild = function remove(child) {
    restoreText(child);
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
}
