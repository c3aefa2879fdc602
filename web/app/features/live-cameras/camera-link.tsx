import { queryString } from "#app/domain/query-string.ts";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import type { MouseEvent, ReactNode } from "react";

interface CameraLinkProps {
  camera: string;
  path: string;
  isChosen: boolean;
  className?: string | undefined;
  label?: string | undefined;
  onChoose: (camera: string) => void;
  children: ReactNode;
}

/** Links to a camera on the stage: without scripts by its own URL, with scripts at once. */
export function CameraLink({ camera, path, isChosen, className, label, onChoose, children }: CameraLinkProps) {
  const { keepMode } = useAppMode();
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(camera);
  };
  return (
    <a
      href={keepMode(`${path}${queryString({ camera })}`)}
      className={className}
      // The same page: there is nothing to prefetch, nor for search engines to find.
      rel="nofollow"
      aria-current={isChosen ? "true" : undefined}
      aria-label={label}
      onClick={choose}
    >
      {children}
    </a>
  );
}
