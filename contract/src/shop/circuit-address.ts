/** What editors wrote in the general settings about who the circuit is, and where. */
export interface CircuitSettings {
  brandName: string | null;
  contact: {
    organisation: string | null;
    street: string | null;
    postcode: string | null;
    city: string | null;
  } | null;
}

/** The circuit, as papers and calendars name it. */
export interface CircuitAddress {
  /** Name that visitors know it by. */
  name: string;
  street: string | null;
  /** Postcode and town. */
  town: string | null;
}

/** The name and address of the circuit; one that has no name yet is called a circuit. */
export function circuitAddress({ brandName, contact }: CircuitSettings): CircuitAddress {
  // Two spaces stand between postcode and town, as the post asks.
  const town = [written(contact?.postcode), written(contact?.city)].filter((part) => part !== null).join("  ");
  return {
    name: written(brandName) ?? written(contact?.organisation) ?? "Circuit",
    street: written(contact?.street),
    town: written(town),
  };
}

/** A field that holds nothing but spaces is an empty one. */
function written(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
