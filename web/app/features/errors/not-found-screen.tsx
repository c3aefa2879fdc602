import { homePath } from "@circuit/contract/urls/paths";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import sheep from "./sheep.webp";

/**
 * Error screen for a URL without a page.
 *
 * @param message - Message of the error, such as `Page not found: /nergens`; the screen translates it.
 */
export function NotFoundScreen({ message }: { message: string }) {
  const { errors } = useMessages();
  const detail = errors.notFoundMessage(message);

  return (
    <ErrorScreen
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
