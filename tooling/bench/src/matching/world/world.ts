import { employersOf } from '@pramaan/demo-data/employers/employers'
import { jobsOf } from '@pramaan/demo-data/openings/jobs'
import { staffOf } from '@pramaan/demo-data/people/staff'
import type { World } from '@pramaan/demo-data/world'
import type { Seed } from '../names/names-of.ts'
import { judgedPerson } from '../people/judged-person.ts'

const worldsOfJobs = 8

/** The judged world of a seed: people with what is true of them, employers, and some 1,600 jobs. */
export function judgedWorld(seed: Seed, candidates: number, now: Date) {
  const world: World = { seed: `matching ${seed}`, candidates, now }
  const people = Array.from({ length: candidates }, (_, index) => judgedPerson(world, seed, index))
  const employers = employersOf(world)
  return { people, staff: staffOf(world), employers, jobs: jobsIn(world, employers) }
}

/** A job as its row has it. */
export type JudgedJob = ReturnType<typeof jobsIn>[number]

/** What is written and judged. */
export type JudgedWorld = ReturnType<typeof judgedWorld>

/** A world has few jobs: those of several, with new numbers in the order of their dates; all open, as a candidate sees no other. */
function jobsIn(world: World, employers: ReturnType<typeof employersOf>) {
  const all = Array.from({ length: worldsOfJobs }, (_, part) =>
    jobsOf({ ...world, seed: `${world.seed} ${part}` }, employers, []),
  )
  const dated = all.flat().sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  return dated.map((job, index) => ({ ...job, id: index + 1, closedAt: null }))
}
