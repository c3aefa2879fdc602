import { SplitBanner } from "#app/blocks/split-banner.tsx";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { useSiteSettings } from "#app/features/site-settings/use-site-settings.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";

/** Promotes the app on a pink panel, with a button for each app store whose URL the site settings have. */
export function AppPromotion({ block: { title, text, image }, isFirst }: BlockProps<"blocks.app-promotion">) {
  const { popup } = useMessages().layout;
  const settings = useSiteSettings();
  const stores = [
    { label: popup.appStore, url: settings?.appStoreUrl ?? null },
    { label: popup.playStore, url: settings?.playStoreUrl ?? null },
  ].flatMap(({ label, url }) => (url === null ? [] : [{ label, url, style: "filled" as const }]));

  return (
    <SplitBanner colour="pink" image={image} isFirst={isFirst}>
      <h2 className="d4">{title}</h2>
      {text ? <p className="lead">{text}</p> : null}
      <ButtonRow
        buttons={stores.length === 1 ? stores.map((store) => ({ ...store, label: popup.download })) : stores}
      />
    </SplitBanner>
  );
}
