import type { RuleTester } from "oxlint/plugins-dev";

type Rule = Parameters<RuleTester["run"]>[1];

const vagueName = /(?:^|[/\\])(?:utils?|misc|helpers?|common|shared|lib)(?:[/\\.]|$)/u;

/** What crosses a room explains itself: an exported function has a docstring. */
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

/** A test waits for what the visitor sees, never for the network or for time to pass. */
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

/** A file is named after what it does. */
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

// oxlint-disable-next-line import/no-default-export -- a plug-in is its module's default export
export default {
  meta: { name: "house" },
  rules: { "require-docstring": requireDocstring, "no-blind-wait": noBlindWait, "no-vague-name": noVagueName },
};
