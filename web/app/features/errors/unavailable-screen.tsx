import { useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ErrorScreen } from "./error-screen.tsx";

/**
 * The screen for a page whose content can't be had just now: nothing is gone,
 * and trying again may help.
 *
 * @param code - Status of the answer.
 * @param retryPath - The page's own address.
 */
export function UnavailableScreen({ code = 503, retryPath }: { code?: 429 | 503; retryPath: string }) {
  const { errors } = useMessages();

  return (
    <ErrorScreen
      code={code}
      title={errors.unavailableTitle}
      text={errors.unavailableText}
      action={
        <ButtonLink to={retryPath} fill="dark">
          {errors.retry}
        </ButtonLink>
      }
    />
  );
}
