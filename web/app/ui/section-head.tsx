import { AppLink } from "./app-link.tsx";
import { Icon } from "./icon.tsx";

interface SectionHeadProps {
  title: string | null;
  /** CSS class of the title, which sets its size. */
  size?: "d3" | "d4";
  id?: string | undefined;
  link?: { label: string; url: string } | null;
}

/** Title of a section with a link opposite it; nothing without both. */
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
