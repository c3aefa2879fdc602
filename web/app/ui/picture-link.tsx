import type { MouseEvent, ReactNode } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";

interface PictureLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
  onOpen: () => void;
}

/** Opens a picture in a viewer. Without scripts, or in a new tab, the link leads to the file itself. */
export function PictureLink({ href, className, children, onOpen }: PictureLinkProps) {
  const { enlarge } = useMessages().blocks.pictures;

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={href} className={className} onClick={onClick}>
      <span className="visually-hidden">{enlarge} </span>
      {children}
    </a>
  );
}
