import { useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SiteErrorScreen } from "./site-error-screen.tsx";

interface BrokenScreenProps {
  /** Status of the answer; 500 when there was none. */
  status: number;
  /** The page's own address. */
  retryPath: string;
}

/** The screen for a page that failed in an unexpected way. It tells no technical details. */
export function BrokenScreen({ status, retryPath }: BrokenScreenProps) {
  const { errors } = useMessages();

  return (
    <SiteErrorScreen
      code={status}
      title={errors.brokenTitle}
      text={errors.brokenText}
      action={
        <ButtonLink to={retryPath} fill="dark">
          {errors.retry}
        </ButtonLink>
      }
    />
  );
}
