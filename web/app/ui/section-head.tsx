import { AppLink } from "./app-link.tsx";
import { Icon } from "./icon.tsx";

interface SectionHeadProps {
  title: string | null;
  /** Class of the title's size. */
  size?: "d3" | "d4";
  id?: string | undefined;
  link?: { label: string; url: string } | null;
}

/** The title of a section with, across from it, the way to more; nothing when it has neither. */
export function SectionHead({ title, size = "d3", id, link = null }: SectionHeadProps) {
  if (title === null && link === null) return null;

  return (
    <div className="section-head">
      {title === null ? null : (
        <h2 className={size} id={id}>
          {title}
        </h2>
      )}
      {link === null ? null : (
        <AppLink to={link.url} className="text-link">
          {link.label}
          <Icon name="arrow" />
        </AppLink>
      )}
    </div>
  );
}
