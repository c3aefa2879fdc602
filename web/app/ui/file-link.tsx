import type { ReactNode } from "react";
import { linkTarget } from "#app/domain/link-target.ts";

interface FileLinkProps {
  /** Address of a file of the media library. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Saves a file. Files are no pages, so the router keeps out of it. */
export function FileLink({ href, className, children }: FileLinkProps) {
  const target = linkTarget(href);
  if (target.kind !== "internal" && target.kind !== "external") return <span className={className}>{children}</span>;

  return (
    <a href={target.href} download className={className}>
      {children}
    </a>
  );
}
