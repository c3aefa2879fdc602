import type { RuleTester } from "oxlint/plugins-dev";
import * as ownPaths from "../../contract/src/urls/own-paths.ts";

type Rule = Parameters<RuleTester["run"]>[1];

const vagueName = /(?:^|[/\\])(?:utils?|misc|helpers?|common|shared|lib)(?:[/\\.]|$)/u;

interface Node {
  type: string;
  name?: unknown;
  parent?: Node | null;
  property?: Node;
  callee?: Node;
}

/** Whether a node is an identifier with one of these names. */
function isNamed(node: Node | undefined, names: ReadonlySet<string>): boolean {
  return node?.type === "Identifier" && typeof node.name === "string" && names.has(node.name);
}

/** An exported function must have a docstring. */
export const requireDocstring: Rule = {
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        const { declaration } = node;
        const isFunction =
          declaration?.type === "FunctionDeclaration" ||
          (declaration?.type === "VariableDeclaration" &&
            declaration.declarations.some(({ init }) => init?.type === "ArrowFunctionExpression"));
        if (!isFunction) return;

        const comment = context.sourceCode.getCommentsBefore(node).at(-1);
        const isDocstring = comment?.type === "Block" && comment.value.startsWith("*");
        if (!isDocstring) context.report({ node, message: "An exported function needs a docstring." });
      },
    };
  },
};

/** A test must wait for something visible, never for the network or a fixed time. */
export const noBlindWait: Rule = {
  create(context) {
    return {
      Literal(node) {
        if (node.value === "networkidle") context.report({ node, message: "Wait for what the visitor sees." });
      },
      MemberExpression(node) {
        const name = node.property.type === "Identifier" ? node.property.name : null;
        if (name === "waitForTimeout") context.report({ node, message: "Wait for what the visitor sees." });
      },
    };
  },
};

/** A file must be named after what it does. */
export const noVagueName: Rule = {
  create(context) {
    return {
      Program(node) {
        const name = context.filename.slice(context.cwd.length);
        if (vagueName.test(name)) context.report({ node, message: "Name this file after its main export." });
      },
    };
  },
};

/**
 * A loader must not read `request.url`. When a visitor follows a link, that is the URL of the router's data request
 * (`/nieuws.data?_routes=…`); only the argument `url` is the page's.
 */
export const noRawAddress: Rule = {
  create(context) {
    const message = "Take the argument `url`: by a click the request has another address.";
    const isRequest = (node: { type: string; name?: unknown; property?: { type: string; name?: unknown } }) =>
      node.name === "request" || node.property?.name === "request";
    return {
      MemberExpression(node) {
        const isUrl = node.property.type === "Identifier" && node.property.name === "url";
        if (isUrl && isRequest(node.object)) context.report({ node, message });
      },
      VariableDeclarator({ id, init }) {
        const takesUrl =
          id.type === "ObjectPattern" &&
          id.properties.some(
            (property) =>
              property.type === "Property" && property.key.type === "Identifier" && property.key.name === "url",
          );
        if (takesUrl && init !== null && isRequest(init)) context.report({ node: id, message });
      },
    };
  },
};

/**
 * Code must read query parameters by `readPageQuery`, which knows those in the page store's cache key. A page that read
 * another parameter could be cached with one visitor's value and served to others.
 */
export const noLooseQuery: Rule = {
  create(context) {
    const message = "Read the query by `readPageQuery`, which the page store knows pages by.";
    const writing = new Set(["append", "delete", "set", "toString"]);
    /** Whether the parameters are only written to, or passed to `readPageQuery`. */
    const isAllowed = ({ parent }: { parent?: Node | null }) =>
      (parent?.type === "MemberExpression" && isNamed(parent.property, writing)) ||
      (parent?.type === "CallExpression" && isNamed(parent.callee, new Set(["readPageQuery"])));
    return {
      MemberExpression(node) {
        if (isNamed(node.property, new Set(["searchParams"])) && !isAllowed(node)) context.report({ node, message });
      },
      NewExpression(node) {
        const [given] = node.arguments;
        const isRead = given !== undefined && given.type !== "ObjectExpression";
        if (isRead && isNamed(node.callee, new Set(["URLSearchParams"])) && !isAllowed(node)) {
          context.report({ node, message });
        }
      },
      Property({ key }) {
        if (key.type === "Identifier" && key.name === "searchParams") context.report({ node: key, message });
      },
      ImportSpecifier(node) {
        if (isNamed(node.imported, new Set(["useSearchParams"]))) context.report({ node, message });
      },
    };
  },
};

const ownFolders = ownPaths.ownFolders.map((folder) => `/${folder}/`);

/** Collects the strings in a value of `own-paths.ts`: a path, or one for each language. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
const ownAddresses = new Set(
  Object.values(ownPaths)
    .flatMap(textsIn)
    .filter((text) => text.startsWith("/")),
);

/** Paths of the site's own pages must be imported from `own-paths.ts`, so that there is no second copy. */
export const noOwnAddress: Rule = {
  create(context) {
    const message = "Take this address from `contract/src/urls/own-paths.ts`.";
    const isOwn = (text: string) => ownAddresses.has(text) || ownFolders.some((folder) => text.startsWith(folder));
    return {
      Literal(node) {
        const text = "regex" in node ? node.regex.pattern.replace(/^\^/u, "").replaceAll("\\/", "/") : node.value;
        if (typeof text === "string" && isOwn(text)) context.report({ node, message });
      },
      TemplateElement(node) {
        if (isOwn(node.value.raw)) context.report({ node, message });
      },
    };
  },
};

/** Lazy code must be loaded by `ui/lazy-with-retry.ts`: a failed download in React's `lazy` breaks the whole page. */
export const noRawImport: Rule = {
  create(context) {
    const message = "Load lazy code by `lazyWithRetry` or `lazyComponent`: it may not come, and the page must stay.";
    let guards = 0;
    const isGuard = ({ callee }: { callee: { type: string; name?: unknown } }) =>
      callee.name === "lazyWithRetry" || callee.name === "lazyComponent";
    return {
      CallExpression(node) {
        if (isGuard(node)) guards += 1;
      },
      "CallExpression:exit"(node) {
        if (isGuard(node)) guards -= 1;
      },
      ImportExpression(node) {
        if (guards === 0) context.report({ node, message });
      },
      ImportSpecifier(node) {
        const isLazy = node.imported.type === "Identifier" && node.imported.name === "lazy";
        if (isLazy) context.report({ node, message });
      },
    };
  },
};

// oxlint-disable-next-line import/no-default-export -- a plug-in is its module's default export
export default {
  meta: { name: "house" },
  rules: {
    "require-docstring": requireDocstring,
    "no-blind-wait": noBlindWait,
    "no-loose-query": noLooseQuery,
    "no-own-address": noOwnAddress,
    "no-raw-address": noRawAddress,
    "no-raw-import": noRawImport,
    "no-vague-name": noVagueName,
  },
};
