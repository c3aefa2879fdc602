import { isInteractiveComponent } from "./block-kinds.ts";

/**
 * Strips loader data of the first page of a visit: static blocks keep only their kind, as React doesn't render them
 * again until the route's data reloads.
 *
 * @param data - Loader data of one route, of any shape.
 */
export function withoutStaticData(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  const lists = Object.entries(data).flatMap(([name, part]) => {
    const list: unknown[] = Array.isArray(part) ? part : [];
    return list.some(isBlock) ? [[name, list.map((block) => (isBlock(block) ? strip(block) : block))] as const] : [];
  });
  return lists.length === 0 ? data : { ...data, ...Object.fromEntries(lists) };
}

function strip(block: { __component: string }): { __component: string } {
  return isInteractiveComponent(block.__component) ? block : { __component: block.__component };
}

function isBlock(value: unknown): value is { __component: string } {
  return typeof value === "object" && value !== null && "__component" in value && typeof value.__component === "string";
}
