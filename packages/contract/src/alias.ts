/** Accepts a field's second name where the spec has two (D16), and drops it. Non-objects pass unchanged. */
export function alias(pairs: Readonly<Record<string, string>>) {
  return (value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    const entry: Record<string, unknown> = { ...value }
    for (const [other, name] of Object.entries(pairs))
      if (other in entry) {
        entry[name] ??= entry[other]
        delete entry[other]
      }
    return entry
  }
}
