/** What became of many rows: of each why it was left as it was, or null. */
export type Outcome = { data: readonly { ID: number; why: string | null }[]; done: number }

/** A person in the selected rows, by ID. */
export type Chosen = { ID: number; FullName: string }

/** A person who was left out of an action, and why. */
export type Left = Chosen & { why: string }
