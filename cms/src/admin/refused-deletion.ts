import { bodyOf, type PanelFetchStep } from "./panel-fetch.ts";
import { fileChange, fileDeletion } from "./strapi-internals/panel-requests.ts";
import { textAt } from "./value-at.ts";

/**
 * Step of the panel's `fetch`: shows the reason when the CMS refuses to delete, move or rename in the media library,
 * since Strapi's own screen doesn't.
 *
 * @param language - Returns the panel's present language.
 */
export function refusalReasonStep(language: () => keyof typeof closeWords): PanelFetchStep {
  return async ({ url: { pathname } }, send) => {
    const answer = await send();
    const isFileInUse = answer.status === 400 && pathname.endsWith(fileDeletion);
    const isForbidden = answer.status === 403 && fileChange.test(pathname);
    if (isFileInUse || isForbidden) {
      const reason = textAt(await bodyOf(answer), "error", "message");
      if (reason !== null) showReason(reason, language());
    }
    return answer;
  };
}

const id = "circuit-refused-deletion";

const closeWords = { nl: "Sluiten", en: "Close" };

/**
 * Shows a reason over the whole panel, an open dialog too, until somebody closes it or the next one replaces it. It is
 * at the bottom, as the panel's own notifications are at the top.
 */
function showReason(reason: string, language: keyof typeof closeWords): void {
  document.getElementById(id)?.remove();
  const alert = document.createElement("div");
  alert.id = id;
  alert.setAttribute("role", "alert");
  Object.assign(alert.style, {
    position: "fixed",
    insetBlockEnd: "1.6rem",
    insetInline: "0",
    marginInline: "auto",
    maxInlineSize: "60rem",
    inlineSize: "calc(100% - 3.2rem)",
    zIndex: "1000",
    pointerEvents: "auto",
    display: "flex",
    gap: "1.6rem",
    alignItems: "flex-start",
    padding: "1.6rem",
    borderRadius: "4px",
    border: "1px solid #b72b1a",
    background: "#fcecea",
    color: "#32324d",
    fontSize: "1.4rem",
    lineHeight: "1.4",
    overflowWrap: "anywhere",
  });
  const text = document.createElement("p");
  text.textContent = reason;
  text.style.flex = "1";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = closeWords[language];
  Object.assign(button.style, { textDecoration: "underline", color: "inherit", cursor: "pointer" });
  button.addEventListener("click", () => alert.remove());
  alert.append(text, button);
  document.body.append(alert);
}
