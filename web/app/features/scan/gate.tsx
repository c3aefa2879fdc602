import { type ScanMessages, scanMessages } from "#app/i18n/messages/scan.ts";
import { Icon } from "#app/ui/icon.tsx";
import { CameraButtons, VerdictButtons } from "./gate-buttons.tsx";
import { SyncProblems } from "./sync-problems.tsx";
import { ScannerSignOut } from "./scanner-sign-out.tsx";
import { ReadyView } from "./ready-view.tsx";
import type { ScanPageData } from "./scan-page-data.ts";
import { TypedCode } from "./typed-code.tsx";
import { useCamera } from "./use-camera.ts";
import type { RunningScanSession } from "./use-scan-session.ts";
import { useVerdict } from "./use-verdict.ts";
import { VerdictView } from "./verdict-view.tsx";

/** Screen of a paired scanner: the camera, and the verdict on the last scan. */
export function Gate({ data, session }: { data: ScanPageData; session: RunningScanSession }) {
  const { locale, phone } = data;
  const messages = scanMessages[locale];
  const judged = useVerdict(data, session.scan);
  const { verdict, judge, goOn } = judged;
  // Ignores codes while the screen shows another verdict than `admitted`, until staff go on.
  const { show, ...camera } = useCamera((text) => (verdict === null || verdict.kind === "admitted") && judge(text));
  const { device } = session;
  const isCameraOn = camera.state === "on";

  return (
    <main className="sc-page" data-kind={verdict?.kind ?? "ready"}>
      <header className="sc-top">
        <b>{device === null ? messages.title : messages.gate(device.scanner.gate)}</b>
        <Connection isOnline={session.isOnline} waiting={session.waiting} messages={messages} />
      </header>
      <div className="sc-camera sc-scripted" data-on={isCameraOn ? "" : undefined}>
        <video ref={show} muted playsInline aria-label={messages.ready.camera} hidden={!isCameraOn} />
        <i aria-hidden="true" />
      </div>
      {verdict === null ? (
        <ReadyView locale={locale} cameraState={camera.state} session={session} judged={judged} />
      ) : (
        <VerdictView key={verdict.at} verdict={verdict} locale={locale} />
      )}
      <div className="sc-buttons">
        {verdict === null ? (
          <>
            <CameraButtons camera={camera} locale={locale} />
            <TypedCode data={data} isRedisplayed={judged.isTyped} onCode={(text) => judge(text, true)} />
          </>
        ) : (
          <VerdictButtons locale={locale} kind={verdict.kind} phone={phone} onNext={goOn} />
        )}
      </div>
      {verdict === null ? (
        <>
          <SyncProblems problems={session.problems} locale={locale} onDismiss={session.dismiss} />
          <ScannerSignOut data={data} session={session} />
        </>
      ) : null}
    </main>
  );
}

interface ConnectionProps {
  isOnline: boolean;
  waiting: number;
  messages: ScanMessages;
}

function Connection({ isOnline, waiting, messages }: ConnectionProps) {
  if (isOnline && waiting === 0) {
    return (
      <span className="sc-online" role="status">
        {messages.online}
      </span>
    );
  }
  return (
    <span className="sc-queue" role="status">
      <Icon name="warning" />
      {messages.waiting(waiting)}
    </span>
  );
}
