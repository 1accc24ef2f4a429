/** An opening as a candidate's list has it. */
type Opening = { Fit?: { fits: boolean } | null | undefined }

/**
 * The openings for the reader's work, and those for other work, which stand apart. Where none is for their work there is
 * nothing to set the others apart from: their work may not be known.
 */
export function byWork<O extends Opening>(openings: readonly O[]): { suiting: readonly O[]; others: readonly O[] } {
  const suiting = openings.filter(({ Fit }) => Fit?.fits !== false)
  if (suiting.length === 0) return { suiting: openings, others: [] }
  return { suiting, others: openings.filter((opening) => !suiting.includes(opening)) }
}
