/** A step with the people who reached it, and their percentage of the previous step (null if that was empty). */
export type FunnelLine<Step extends string> = { step: Step; people: number; share: number | null }

/**
 * A funnel, given the number of people by furthest step. It never widens, because people also count in every earlier
 * step.
 */
export function funnelOf<Step extends string>(
  steps: readonly Step[],
  cameTo: readonly { step: Step; people: number }[],
): FunnelLine<Step>[] {
  const reached = steps.map((_, index) =>
    cameTo.filter(({ step }) => steps.indexOf(step) >= index).reduce((sum, { people }) => sum + people, 0),
  )
  return steps.map((step, index) => ({
    step,
    people: reached[index] ?? 0,
    share: index === 0 ? null : shareOf(reached[index] ?? 0, reached[index - 1] ?? 0),
  }))
}

/** A part as a percentage of a total, with one decimal below 10; null if the total is 0. */
export function shareOf(part: number, full: number): number | null {
  if (full === 0) return null
  const percent = (100 * part) / full
  return percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
}

/** The step of a funnel with the largest loss, as a share of the previous step; undefined for a single step. */
export function narrowestStep<Step extends string>(lines: readonly FunnelLine<Step>[]): Step | undefined {
  const known = lines.filter(({ share }) => share !== null && share < 100)
  return known.reduce<FunnelLine<Step> | undefined>(
    (least, line) => (least === undefined || (line.share ?? 0) < (least.share ?? 0) ? line : least),
    undefined,
  )?.step
}
