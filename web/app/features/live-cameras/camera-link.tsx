import { queryString } from "#app/domain/query-string.ts";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import type { MouseEvent, ReactNode } from "react";
import type { CameraChoice } from "./camera-state.ts";

interface CameraLinkProps {
  camera: string;
  choice: CameraChoice;
  className?: string | undefined;
  label?: string | undefined;
  children: ReactNode;
}

/** Links to a camera on the stage: without scripts by its own URL, with scripts at once. */
export function CameraLink({ camera, choice, className, label, children }: CameraLinkProps) {
  const { keepMode } = useAppMode();
  const { shown, path, onChoose } = choice;
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
      aria-current={camera === shown.camera.id ? "true" : undefined}
      aria-label={label}
      onClick={choose}
    >
      {children}
    </a>
  );
}
