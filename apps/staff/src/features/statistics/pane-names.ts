/** The panes of the Admin's statistics, in the order of the tiles (document 002 §2.10). */
export const statisticsPanes = ['users', 'certifications', 'jobs', 'placement-drives'] as const

/** A pane of the statistics, as the address names it. */
export type StatisticsPane = (typeof statisticsPanes)[number]
