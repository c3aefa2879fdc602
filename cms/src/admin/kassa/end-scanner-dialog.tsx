import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import type { ScannerView } from "../../shop/scans/scanner-view.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { useKassaWords } from "./words.ts";

interface EndScannerDialogProps {
  scanner: ScannerView;
  onDone: () => void;
  onClose: () => void;
}

/** Ends a scanner after staff confirm it. */
export function EndScannerDialog({ scanner: { id, name, state }, onDone, onClose }: EndScannerDialogProps) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { say } = useKassaWords();
  const intro =
    state === "in-use"
      ? say(
          "scanner.end.intro",
          "The telephone lets nobody in any more once it has the network again. Scans that it hasn’t sent by then don’t count. This can’t be undone.",
        )
      : say("scanner.end.unused", "No telephone can take its code any more. This can’t be undone.");
  return (
    <ActionDialog
      title={say("scanner.end.of", "End {name}", { name })}
      intro={intro}
      confirm={say("scanner.end", "End")}
      isDangerous
      act={async () => {
        await post(`/kassa/scanners/${id}/end`, {});
        toggleNotification({ type: "success", message: say("scanner.end.done", "The scanner has ended.") });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
