import type { ReactNode } from "react";
import { linkTarget } from "#app/domain/link-target.ts";

interface FileLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Link that downloads a file. The router leaves it alone, as a file is no page. */
export function FileLink({ href, className, children }: FileLinkProps) {
  const target = linkTarget(href);
  if (target.kind !== "internal" && target.kind !== "external") return <span className={className}>{children}</span>;

  return (
    <a href={target.href} download className={className}>
      {children}
    </a>
  );
}
