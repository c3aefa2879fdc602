/** Keeps what is worked out of a circuit, by keys, for as long as somebody holds the circuit. */
export class CircuitCache<Value> {
  readonly #byCircuit = new WeakMap<object, Map<string, Value>>();

  has(circuit: object, key: string): boolean {
    return this.#byCircuit.get(circuit)?.has(key) === true;
  }

  /** The value of a key; `workOut` is called the first time. */
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
