import { createElement, type CSSProperties, type ReactNode } from "react";

interface HeadingProps {
  /** 1 to 6. */
  level: number;
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** Renders a heading of the given level. */
export function Heading({ level, ...rest }: HeadingProps) {
  return createElement(`h${level}`, rest);
}
