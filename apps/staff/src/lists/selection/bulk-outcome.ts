/** What became of many rows: of each why it was left as it was, or null. */
export type Outcome = { data: readonly { ID: number; why: string | null }[]; done: number }

/** Somebody of the chosen rows, as the wire numbers them. */
export type Chosen = { ID: number; FullName: string }

/** Somebody whom an action left as they were, and why. */
export type Left = Chosen & { why: string }
