import { streamOf } from '@pramaan/demo-data/random'
import type { Need } from '../judging/need.ts'
import type { Seed } from '../names/names-of.ts'
import type { Truth } from '../people/judged-person.ts'
import { hardQuery } from './hard.ts'
import { needsOf } from './needs.ts'
import { plainQuery } from './plain.ts'

/** A judged query: what is typed, what is meant, and the class that the figures are given by. */
export type JudgedQuery = { set: 'plain' | 'hard'; kind: string; way: string; need: Need; text: string }

/** The judged queries of a seed: each need once plainly, and once on a bad day. */
export function judgedQueries(seed: Seed, people: readonly Truth[], share = 1): JudgedQuery[] {
  const needs = needsOf(seed, people, share)
  const plain = needs.map(({ kind, need }, index) => {
    const text = plainQuery(need, streamOf(seed, 'plain', index))
    return { set: 'plain', kind, way: 'plain', need, text } as const
  })
  const hard = needs.map(({ kind, need }, index) => ({ set: 'hard', kind, ...hardQuery(need, seed, index) }) as const)
  return [...plain, ...hard]
}
