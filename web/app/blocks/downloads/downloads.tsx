import type { BlockProps, ViewBlockOf } from "#app/blocks/view-block.ts";
import { formatFileSize } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { FileLink } from "#app/ui/file-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InOrder } from "#app/ui/in-order.tsx";
import styles from "./downloads.module.css";

type File = ViewBlockOf<"blocks.downloads">["files"][number]["file"];

/** Files to save, each with its type and size said first. */
export function Downloads({ block: { title, files } }: BlockProps<"blocks.downloads">) {
  const locale = useLocale();
  if (files.length === 0) return null;

  return (
    <section className="section wrap">
      {title ? <h2 className={`d3 ${styles.title}`}>{title}</h2> : null}
      <ul className={styles.files}>
        <InOrder items={files}>
          {(entry) => (
            <li>
              <FileLink href={entry.file.url} className={styles.file}>
                <Icon name="file" />
                <span>
                  <b>{entry.title}</b>{" "}
                  <small className="num">
                    {typeOf(entry.file)}, {formatFileSize(entry.file.size, locale)}
                  </small>
                </span>
                <Icon name="download" />
              </FileLink>
            </li>
          )}
        </InOrder>
      </ul>
    </section>
  );
}

/** `PDF` of `.pdf`, or of the second part of `application/pdf`. */
function typeOf({ ext, mime }: File): string {
  return (ext?.replace(/^\./u, "") ?? mime.split("/").at(-1) ?? mime).toUpperCase();
}
