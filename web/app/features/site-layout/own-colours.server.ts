import { houseColours } from "@circuit/contract/house-colours";
import type { Settings } from "@circuit/contract/content/layout";

type Colours = NonNullable<Settings["colours"]>;

/** Removes brand colours that equal the style sheet's defaults from the settings, so that pages needn't repeat them. */
export function withoutDefaultColours(settings: Settings): Settings {
  const { colours } = settings;
  if (colours === null) return settings;
  const own = (name: keyof Colours) => (colours[name]?.toLowerCase() === houseColours[name] ? null : colours[name]);
  return {
    ...settings,
    colours: {
      primary: own("primary"),
      yellow: own("yellow"),
      blue: own("blue"),
      pink: own("pink"),
      turqoise: own("turqoise"),
      secondary: own("secondary"),
      light: own("light"),
      dark: own("dark"),
    },
  };
}
