/**
 * Where a job has the requested work, with the weight of each place, best first. `words`: a name of it is in the job's
 * title; `elsewhere`: in its company or location.
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
