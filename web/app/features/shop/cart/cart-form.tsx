import { cartRequestPath } from "@circuit/contract/urls/own-paths";
import type { ReactNode } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";

/** Changes the cart. @returns Whether it was changed. */
export type ChangeCart = (fields: Record<string, string>) => Promise<boolean>;

interface CartFormProps {
  /** Hidden inputs. */
  fields: Record<string, string>;
  change: ChangeCart;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that changes the cart. Works without scripts. */
export function CartForm({ fields, change, className, children }: CartFormProps) {
  const locale = useLocale();
  const { keepMode } = useAppMode();
  return (
    <form
      method="post"
      action={keepMode(cartRequestPath(locale))}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value] as const] : [],
        );
        void change(Object.fromEntries<string>(typed));
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
