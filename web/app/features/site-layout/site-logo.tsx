import type { Image } from "@circuit/contract/media";
import type { Settings } from "@circuit/contract/content/layout";
import { documentPath, homePath } from "@circuit/contract/urls/paths";
import { useLocation } from "react-router";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import styles from "./site-header.module.css";

/** Slug of the page about the circuit's first century, the same in both languages. */
const hundredYearsSlug = "100jaarttassen";

/**
 * Logo as a link home. CSS shows one of two versions, by the header's tone and the colour mode; the page of 100 years
 * of racing has its own logo.
 */
export function SiteLogo({ settings }: { settings: Settings }) {
  const locale = useLocale();
  const { layout } = useMessages();
  const { onLight, onDark } = useLogos(settings);
  const { brandName } = settings;

  return (
    <AppLink to={homePath(locale)} className={styles.logo}>
      {onLight ? <LogoImage image={onLight} className={onDark ? styles.onLight : undefined} /> : null}
      {onDark ? <LogoImage image={onDark} className={onLight ? styles.onDark : undefined} /> : null}
      {onLight || onDark ? (
        <span className="visually-hidden">{layout.homeLink(brandName)}</span>
      ) : (
        <span className="h3">{brandName ?? layout.home}</span>
      )}
    </AppLink>
  );
}

function useLogos(settings: Settings) {
  const { pathname } = useLocation();
  const isHundredYears = pathname === documentPath("page", hundredYearsSlug, useLocale());
  const special = isHundredYears
    ? { light: settings.hundredYearsLogoLight, dark: settings.hundredYearsLogoDark }
    : null;
  if (special?.light || special?.dark) return { onLight: special.light, onDark: special.dark };
  return { onLight: settings.logoLight, onDark: settings.logoDark };
}

function LogoImage({ image, className }: { image: Image; className: string | undefined }) {
  return (
    <img
      className={className}
      src={image.url}
      alt=""
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      fetchPriority="low"
    />
  );
}
