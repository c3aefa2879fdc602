import type { BlockProps, ViewBlockOf } from "#app/blocks/view-block.ts";
import { linkTarget } from "#app/domain/link-target.ts";
import { staticBlockMessages } from "#app/i18n/messages/static-blocks.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./video.module.css";

type VideoBlock = ViewBlockOf<"blocks.video">;

/**
 * Plays a video of the media library; a video on another site is a link with a picture, so that nothing loads from
 * there.
 */
export function Video({ block }: BlockProps<"blocks.video">) {
  const { title, description, file, externalUrl } = block;
  const isElsewhere = file === null && externalUrl !== null && linkTarget(externalUrl).kind === "external";
  if (file === null && !isElsewhere) return null;

  return (
    <section className="section wrap">
      <h2 className="d3">{title}</h2>
      <div className={styles.film}>
        {file ? <Player block={block} file={file} /> : null}
        {isElsewhere ? <Elsewhere poster={block.poster} url={externalUrl} /> : null}
      </div>
      {description ? <p className={styles.description}>{description}</p> : null}
    </section>
  );
}

function Player({
  block: { title, captions, poster },
  file,
}: {
  block: VideoBlock;
  file: NonNullable<VideoBlock["file"]>;
}) {
  const locale = useLocale();
  const { video } = staticBlockMessages[locale];

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are the editor's; the description below tells the rest
    <video controls preload="none" playsInline poster={poster?.url} aria-label={title}>
      <source src={file.url} type={file.mime} />
      {captions ? <track kind="captions" src={captions.url} srcLang={locale} label={video.captions} default /> : null}
    </video>
  );
}

function Elsewhere({ poster, url }: { poster: VideoBlock["poster"]; url: string }) {
  const { video } = staticBlockMessages[useLocale()];
  const site = new URL(url).hostname.replace(/^www\./u, "");

  return (
    <AppLink to={url} className={styles.elsewhere}>
      {poster ? <Picture image={poster} sizes="(min-width: 80rem) 76rem, 100vw" isDecorative /> : null}
      <span className={styles.go}>
        <Icon name="play" />
        {video.watchOn(site)}
      </span>
    </AppLink>
  );
}
