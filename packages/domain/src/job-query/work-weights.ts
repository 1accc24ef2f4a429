/**
 * Where a job has the work that a search asks for, with what that weighs, best first. `words`: a name of it is in the
 * job's title; `elsewhere`: in its company or place.
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
