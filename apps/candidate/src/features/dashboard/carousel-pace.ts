/**
 * The carousels of a candidate's dashboard: how many fit side by side by the window's width in px, and how often one
 * turns.
 */
export const candidateCarousels = {
  trainings: { perPage: [{ below: 585, count: 1 }, { below: 875, count: 2 }, { count: 3 }], intervalMs: 3000 },
  drives: { perPage: [{ below: 585, count: 1 }, { count: 2 }] },
} as const

/** The tips of a candidate's dashboard: how many there are, and how long each stays. */
export const tipRotation = { tips: 5, intervalMs: 4000 } as const
