import { useEffect, useRef, type KeyboardEvent } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";
import styles from "./lightbox.module.css";
import { Picture, type PictureSource } from "../picture.tsx";

export interface LightboxPicture extends PictureSource {
  caption: string | null;
}

export interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** Index of the picture on screen, from 0. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * Full-screen viewer of pictures: buttons and arrow keys step in a loop, Home and End go to the first and last picture,
 * Escape closes.
 */
export function Lightbox({ pictures, shown, onShow, onClose }: LightboxProps) {
  const { blocks, layout } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = pictures[shown];

  useEffect(() => dialog.current?.showModal(), []);
  if (picture === undefined) return null;

  const step = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
    if (key === "Home") onShow(0);
    if (key === "End") onShow(pictures.length - 1);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={blocks.pictures.fullScreen}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Picture key={picture.url} image={picture} sizes="100vw" className={styles.picture} isPriority />
      <p className={styles.caption} aria-live="polite">
        <span>{picture.caption}</span>
        <span className="num">{blocks.pictures.position(shown + 1, pictures.length)}</span>
      </p>
      <div className={styles.controls}>
        {pictures.length > 1 ? (
          <>
            <Control icon="back" label={blocks.pictures.previous} onClick={() => step(-1)} />
            <Control icon="arrow" label={blocks.pictures.next} onClick={() => step(1)} />
          </>
        ) : null}
        <Control icon="close" label={layout.close} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

function Control({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
