import { AuthPage } from "#app/features/account/auth-page.tsx";
import { useSettledDrafts } from "#app/features/forms/behaviour/use-settled-drafts.ts";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";
import type { loadAuthPage } from "./auth-page.server.ts";

type AuthPageData = Awaited<ReturnType<typeof loadAuthPage>>["data"];

/** A page that leads into an account, with its form. */
export function AuthPageWithForm({ data: { view, form, hidden } }: { data: AuthPageData }) {
  useSettledDrafts();
  return (
    <AuthPage
      data={view}
      renderForm={
        form === null ? null : (slots) => <OwnForm data={form} action={view.action} hidden={hidden} {...slots} />
      }
    />
  );
}
