const collator = new Intl.Collator('en', { numeric: true })

/** Puts names in order as people read them: "Level 9" before "Level 10". */
export const naturalOrder: (one: string, other: string) => number = collator.compare
