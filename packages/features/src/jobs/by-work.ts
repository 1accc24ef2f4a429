/** An opening in a candidate's list. */
type Opening = { Fit?: { fits: boolean } | null | undefined }

/** Splits openings into those for the reader's work and the others. */
export function byWork<O extends Opening>(openings: readonly O[]): { suiting: readonly O[]; others: readonly O[] } {
  const suiting = openings.filter(({ Fit }) => Fit?.fits !== false)
  return { suiting, others: openings.filter((opening) => !suiting.includes(opening)) }
}
