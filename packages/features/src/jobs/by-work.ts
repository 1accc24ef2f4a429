/** An opening as a candidate's list has it. */
type Opening = { Fit?: { fits: boolean } | null | undefined }

/** The openings for the reader's work, and the others, which stand apart. */
export function byWork<O extends Opening>(openings: readonly O[]): { suiting: readonly O[]; others: readonly O[] } {
  const suiting = openings.filter(({ Fit }) => Fit?.fits !== false)
  return { suiting, others: openings.filter((opening) => !suiting.includes(opening)) }
}
