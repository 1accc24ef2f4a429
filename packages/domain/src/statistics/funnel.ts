/** A step with the people who came to it or beyond, and their share of the step before in percent (null: nobody was there). */
export type FunnelLine<Step extends string> = { step: Step; people: number; share: number | null }

/** A funnel of steps from how many came to each and no further; it never widens, for who went on counts in every step before. */
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

/** The part of a whole in percent, to one place below 10; null where there is no whole. */
export function shareOf(part: number, full: number): number | null {
  if (full === 0) return null
  const percent = (100 * part) / full
  return percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
}

/** The step of a funnel that lost the most, by its share of the step before; undefined where nothing can be lost. */
export function narrowestStep<Step extends string>(lines: readonly FunnelLine<Step>[]): Step | undefined {
  const known = lines.filter(({ share }) => share !== null && share < 100)
  return known.reduce<FunnelLine<Step> | undefined>(
    (least, line) => (least === undefined || (line.share ?? 0) < (least.share ?? 0) ? line : least),
    undefined,
  )?.step
}
