import type { Image } from "@circuit/contract/media";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { FileLink } from "#app/ui/file-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./picture-caption.module.css";

/** Caption of a picture. On press pages it has a link that downloads the picture in full size. */
export function PictureCaption({ image: { url, caption, alternativeText } }: { image: Image }) {
  const { pictures } = useMessages().blocks;

  return (
    <figcaption className={caption ? "caption" : undefined}>
      {caption}
      <FileLink href={url} className={styles.download}>
        <Icon name="download" />
        {pictures.download}
        <span className="visually-hidden">: {alternativeText ?? caption}</span>
      </FileLink>
    </figcaption>
  );
}
