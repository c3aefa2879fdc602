/** Caches values that are computed from a circuit, by key, for as long as the circuit object exists. */
export class CircuitCache<Value> {
  readonly #byCircuit = new WeakMap<object, Map<string, Value>>();

  /** Returns the value of a key; calls `workOut` the first time only. */
  get(circuit: object, key: string, workOut: () => Value): Value {
    const values = this.#byCircuit.get(circuit) ?? new Map<string, Value>();
    this.#byCircuit.set(circuit, values);
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = workOut();
    values.set(key, value);
    return value;
  }
}
