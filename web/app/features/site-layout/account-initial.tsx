import { accountFileNames, accountPaths } from "@circuit/contract/own-paths";
import { useEffect, useState, type CSSProperties } from "react";
import { isUnreachable } from "#app/domain/unreachable-error.ts";

const path = `${accountPaths.account.nl}/${accountFileNames.initial.nl}`;

/** Over the icon, and as large: nothing moves when it comes. */
const look: CSSProperties = {
  position: "absolute",
  inset: "-0.15em",
  display: "grid",
  placeItems: "center",
  background: "var(--brand-primary)",
  color: "var(--brand-dark)",
  font: "800 1rem/1 var(--font-label)",
  clipPath: "polygon(18% 0, 100% 0, 82% 100%, 0 100%)",
};

let asked: Promise<string | null> | null = null;

/** Asked once for each page that is loaded, and kept nowhere. `null` when nobody is signed in any more, or it can't be had. */
function ask(): Promise<string | null> {
  asked ??= read().catch((error: unknown) => {
    if (!isUnreachable(error)) reportError(error);
    return null;
  });
  return asked;
}

async function read(): Promise<string | null> {
  const answer = await fetch(path, { cache: "no-store" });
  if (!answer.ok) return null;
  const body: unknown = await answer.json();
  const initial = typeof body === "object" && body !== null && "initial" in body ? body.initial : null;
  if (typeof initial === "string") return initial;
  delete document.documentElement.dataset["account"];
  return null;
}

/** The initial of whoever is signed in, which no stored page holds; the words beside it say where the link leads. */
export function AccountInitial() {
  const [initial, setInitial] = useState<string | null>(null);

  useEffect(() => {
    void ask().then(setInitial);
  }, []);
  return initial === null ? null : (
    <b style={look} aria-hidden="true">
      {initial}
    </b>
  );
}
