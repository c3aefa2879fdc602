/** The general settings with the circuit's name and address. */
export interface CircuitSettings {
  brandName: string | null;
  contact: {
    organisation: string | null;
    street: string | null;
    postcode: string | null;
    city: string | null;
  } | null;
}

/** The circuit's name and address for invoices, tickets and calendar files. */
export interface CircuitAddress {
  name: string;
  street: string | null;
  /** Postcode and town. */
  town: string | null;
}

/** Reads the circuit's name and address from the settings; the name defaults to "Circuit". */
export function circuitAddress({ brandName, contact }: CircuitSettings): CircuitAddress {
  // The Dutch post requires two spaces between postcode and town.
  const town = [written(contact?.postcode), written(contact?.city)].filter((part) => part !== null).join("  ");
  return {
    name: written(brandName) ?? written(contact?.organisation) ?? "Circuit",
    street: written(contact?.street),
    town: written(town),
  };
}

/** Trims a setting; an empty one becomes `null`. */
function written(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
