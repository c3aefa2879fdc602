import type { BlockProps, ViewBlockOf } from "#app/blocks/view-block.ts";
import { formatFileSize } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { FileLink } from "#app/ui/file-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./downloads.module.css";
import href from "./style-sheet.css?url";

type Download = ViewBlockOf<"blocks.downloads">["files"][number];

/** Files to download, each with its type and size; images get a preview. */
export function Downloads({ block: { title, files } }: BlockProps<"blocks.downloads">) {
  if (files.length === 0) return null;
  const pictures = files.filter(isShown);
  const others = files.filter((entry) => !isShown(entry));

  return (
    <section className="section wrap">
      <link rel="stylesheet" href={href} precedence="own" />
      {title ? <h2 className={`d3 ${styles.title}`}>{title}</h2> : null}
      {pictures.length === 0 ? null : (
        <ul className={styles.pictures}>
          <IndexedItems items={pictures}>{(entry) => <PictureToSave entry={entry} />}</IndexedItems>
        </ul>
      )}
      {others.length === 0 ? null : (
        <ul className={styles.files}>
          <IndexedItems items={others}>{(entry) => <FileToSave entry={entry} />}</IndexedItems>
        </ul>
      )}
    </section>
  );
}

/** Whether a file is an image that Strapi made smaller sizes of. */
function isShown({ file: { mime, variants } }: Download): boolean {
  return mime.startsWith("image/") && variants.length > 0;
}

function PictureToSave({ entry: { title, note, file } }: { entry: Download }) {
  const { download } = useMessages().blocks.pictures;
  const size = `${file.width} × ${file.height} px`;

  return (
    <li>
      <Picture image={file} sizes="(min-width: 64rem) 50vw, 100vw" className={styles.picture} isDecorative />
      <p>
        <b>{title}</b>
        <small className="num">
          {size}, <FileFacts file={file} />
        </small>
        {note === null ? null : <small>{note}</small>}
      </p>
      <FileLink href={file.url} className="text-link">
        {download}
        <span className="visually-hidden">: {title}</span>
        <Icon name="download" />
      </FileLink>
    </li>
  );
}

function FileToSave({ entry: { title, note, file } }: { entry: Download }) {
  return (
    <li>
      <FileLink href={file.url} className={styles.file}>
        <Icon name="file" />
        <span>
          <b>{title}</b>{" "}
          <small className="num">
            <FileFacts file={file} />
            {note === null ? null : `. ${note}`}
          </small>
        </span>
        <Icon name="download" />
      </FileLink>
    </li>
  );
}

function FileFacts({ file }: Pick<Download, "file">) {
  return `${typeOf(file)}, ${formatFileSize(file.size, useLocale())}`;
}

/** Returns the file type, such as `PDF`, from the extension or else from the media type. */
function typeOf({ ext, mime }: Download["file"]): string {
  return (ext?.replace(/^\./u, "") ?? mime.split("/").at(-1) ?? mime).toUpperCase();
}
