import type { Locale } from "@circuit/contract/locales";

const nl = {
  player: (name: string) => `Speler, ${name}`,
  video: (name: string) => `Beeld van camera ${name}`,
  controls: "Bediening",
  play: "Afspelen",
  pause: "Pauzeren",
  backTen: ", tien seconden terug",
  backTenShort: "−10 s",
  isLive: "Live",
  goLive: "Naar live",
  mute: "Geluid uit",
  unmute: "Geluid aan",
  snapshot: "Beeld bewaren",
  saved: "Het beeld is bewaard.",
  notSaved: "Dit beeld kan niet worden bewaard.",
  picture: "Klein beeld",
  full: "Volledig scherm",
  position: "Plaats in de uitzending",
  live: "live",
  behind: (seconds: number) => `${secondsInWords(seconds, "minuut", "minuten", "seconden")} terug`,
  shownAt: (time: string) => `beeld van ${time} uur`,
  starting: "Het beeld komt eraan.",
  tryingAgain: "We proberen het opnieuw.",
  ended: "De uitzending is afgelopen.",
  again: "Probeer opnieuw",
  troubles: {
    stalled: {
      again: "Het beeld hapert. We proberen het opnieuw.",
      gaveUp: "Het beeld blijft haperen. Ligt het aan je verbinding? Probeer het straks nog eens.",
    },
    missing: {
      again: "Deze camera geeft geen beeld. We proberen het opnieuw.",
      gaveUp: "Deze camera geeft nu geen beeld.",
    },
    unreadable: {
      again: "Er komt iets binnen, maar geen beeld. We proberen het opnieuw.",
      gaveUp: "Er komt iets binnen, maar het is geen beeld dat je browser kan tonen.",
    },
    cut: {
      again: "De verbinding met de camera is weg. We proberen het opnieuw.",
      gaveUp: "De verbinding met de camera is weg. Probeer het straks nog eens.",
    },
  },
};

const en: typeof nl = {
  player: (name) => `Player, ${name}`,
  video: (name) => `Picture of camera ${name}`,
  controls: "Controls",
  play: "Play",
  pause: "Pause",
  backTen: ", back ten seconds",
  backTenShort: "−10 s",
  isLive: "Live",
  goLive: "Go to live",
  mute: "Sound off",
  unmute: "Sound on",
  snapshot: "Save picture",
  saved: "The picture is saved.",
  notSaved: "This picture can’t be saved.",
  picture: "Small picture",
  full: "Full screen",
  position: "Place in the broadcast",
  live: "live",
  behind: (seconds) => `${secondsInWords(seconds, "minute", "minutes", "seconds")} back`,
  shownAt: (time) => `picture from ${time}`,
  starting: "The picture is on its way.",
  tryingAgain: "We’re trying again.",
  ended: "The broadcast has ended.",
  again: "Try again",
  troubles: {
    stalled: {
      again: "The picture has stalled. We’re trying again.",
      gaveUp: "The picture keeps stalling. Is it your connection? Try again later.",
    },
    missing: {
      again: "This camera sends no picture. We’re trying again.",
      gaveUp: "This camera sends no picture now.",
    },
    unreadable: {
      again: "Something arrives, but no picture. We’re trying again.",
      gaveUp: "Something arrives, but it’s no picture that your browser can show.",
    },
    cut: {
      again: "The connection to the camera is gone. We’re trying again.",
      gaveUp: "The connection to the camera is gone. Try again later.",
    },
  },
};

function secondsInWords(seconds: number, minute: string, minutes: string, rest: string): string {
  if (seconds < 60) return `${seconds} ${rest}`;
  const whole = Math.round(seconds / 60);
  return `${whole} ${whole === 1 ? minute : minutes}`;
}

export const cameraPlayerMessages: Record<Locale, typeof nl> = { nl, en };
