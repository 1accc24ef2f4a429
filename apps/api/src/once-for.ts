/** Computes a value of an object once; it is garbage-collected with the object. */
export function onceFor<Of extends WeakKey, Value extends NonNullable<unknown>>(
  compute: (of: Of) => Value,
): (of: Of) => Value {
  const known = new WeakMap<Of, Value>()
  return (of) => {
    const value = known.get(of) ?? compute(of)
    known.set(of, value)
    return value
  }
}
