const collator = new Intl.Collator('en', { numeric: true })

/** Compares names as people sort them: "Level 9" before "Level 10". */
export const naturalOrder: (one: string, other: string) => number = collator.compare
