import type { Settings } from "@circuit/contract/content/layout";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";

type Social = Settings["socials"][number];

/** Order of the networks (checklist L08). */
const order: Social["network"][] = ["facebook", "instagram", "tiktok", "linkedin", "twitter", "youtube"];

interface SocialLinksProps {
  socials: readonly Social[];
  className: string | undefined;
}

/** Links to the circuit's pages on social networks, with the labels of editors. */
export function SocialLinks({ socials, className }: SocialLinksProps) {
  const { layout } = useMessages();
  if (socials.length === 0) return null;

  const sorted = socials.toSorted((a, b) => order.indexOf(a.network) - order.indexOf(b.network));
  return (
    <ul className={className} aria-label={layout.socials}>
      {sorted.map(({ network, label, url }) => (
        <li key={network}>
          <AppLink to={url} rel="me">
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
