/** The outcome of an action on many rows: for each, why it was skipped, or null. */
export type Outcome = { data: readonly { ID: number; why: string | null }[]; done: number }

/** A person in the selected rows, by ID. */
export type Chosen = { ID: number; FullName: string }

/** A skipped person, and why. */
export type SkippedPerson = Chosen & { why: string }
