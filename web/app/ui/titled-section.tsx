import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "./heading.tsx";

interface TitledSectionProps extends Pick<ComponentProps<"section">, "id" | "className" | "children"> {
  title: ReactNode;
  /** Class names of the title. */
  look?: string;
  headingLevel?: 2 | 3;
  colour?: string;
}

/** Section with a title, by which screen readers name it. */
export function TitledSection({ title, look = "d3", headingLevel = 2, colour, children, ...rest }: TitledSectionProps) {
  const titleId = useId();
  return (
    <section {...rest} data-colour={colour} aria-labelledby={titleId}>
      <Heading level={headingLevel} className={look} id={titleId}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
