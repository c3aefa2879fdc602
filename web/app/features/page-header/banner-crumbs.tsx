import type { BrandColour } from "@circuit/contract/field";
import { homePath } from "@circuit/contract/urls/paths";
import { useLocation } from "react-router";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { parentCrumbs, type ParentPage } from "./parent-pages.ts";

interface BannerCrumbsProps {
  title: string;
  /** Parent pages, outermost first. */
  crumbs: readonly ParentPage[];
  colour: BrandColour;
}

/** Breadcrumbs above an opening banner, on a panel in the banner's colour; none on the home page. */
export function BannerCrumbs({ title, crumbs, colour }: BannerCrumbsProps) {
  const locale = useLocale();
  if (useLocation().pathname === homePath(locale)) return null;
  return (
    <div className="field" data-colour={colour}>
      <div className="wrap">
        <Breadcrumbs parents={parentCrumbs(crumbs, locale)} current={title} />
      </div>
    </div>
  );
}
