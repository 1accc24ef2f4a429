/**
 * Where a job has the requested work, and the weight of each place, best first. `words`: the job's title contains a
 * name of it; `elsewhere`: its company or location does.
 */
export const workWeights = {
  title: 20,
  words: 20,
  narrowerTitle: 19,
  skill: 18,
  narrowerSkill: 13,
  roleSkill: 8,
  general: 8,
  elsewhere: 3,
  domain: 2,
} as const

/** Where a job has the requested work. */
export type WorkPlace = keyof typeof workWeights

/** All places, best first. */
export const workPlaces = Object.keys(workWeights) as [WorkPlace, ...WorkPlace[]]
