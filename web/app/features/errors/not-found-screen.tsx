import { homePath } from "@circuit/contract/urls/paths";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteErrorScreen } from "./site-error-screen.tsx";
import sheep from "./sheep.webp";

/**
 * The screen for an address that leads nowhere.
 *
 * @param message - The error's own message, for example `Page not found: /nergens`; shown in the language of the page.
 *   Without an address it says no more than the title does.
 */
export function NotFoundScreen({ message }: { message: string }) {
  const { errors } = useMessages();
  const detail = errors.notFoundMessage(message);

  return (
    <SiteErrorScreen
      code={404}
      title={errors.notFoundTitle}
      text={errors.notFoundText}
      detail={detail === errors.notFoundTitle ? undefined : detail}
      action={
        <ButtonLink to={homePath(useLocale())} fill="dark">
          <Icon name="back" />
          {errors.backHome}
        </ButtonLink>
      }
      picture={<img src={sheep} alt={errors.sheep} width={1000} height={750} />}
    />
  );
}
