import type { SeedDocument } from "../document.ts";
import { picture } from "../references.ts";

function partner(key: string, name: string): SeedDocument {
  const fields = { name, url: `https://${key}.example`, logo: picture(`partners/${key}.svg`) };
  return { key, nl: fields, en: fields };
}

/** Companies that support the circuit, all of them fictional. */
export const partners: SeedDocument[] = [
  partner("veenkracht", "Veenkracht"),
  partner("noorderband", "Noorderband"),
  partner("keimans", "Keimans"),
  partner("brouwerij-de-brem", "Brouwerij De Brem"),
  partner("dwaallicht", "Dwaallicht"),
  partner("turfvaart-transport", "Turfvaart Transport"),
  partner("esgroen", "Esgroen"),
  partner("rondetijd", "Rondetijd"),
];
