import type { Truth } from '../people/judged-person.ts'
import type { JudgedQuery } from '../queries/judged-queries.ts'
import { ask } from '../world/request.ts'
import { gradeOf } from './grade.ts'
import { ndcg } from './ndcg.ts'
import { isInOrder, type ReasonedRow } from './reasons.ts'

type SearchAnswer = {
  items: {
    ID: number
    ExperienceMonths: number
    Fit?: ReasonedRow['reasons']
    Missed?: number[]
    Nearby?: number[]
  }[]
  reading: { kind: string; from: number; least: number | null; most: number | null }[]
  met: number | null
}

/** What came of a judged query. */
export type JudgedSearch = JudgedQuery & {
  ndcg: number
  /** The same where a condition that is not met makes a person irrelevant; undefined where nobody meets all. */
  strict: number | undefined
  /** The grades of the first ten. */
  grades: readonly number[]
  ms: number
  /** Whether the reasons shown give the order shown; undefined where none are. */
  inOrder: boolean | undefined
}

/** Who answers: the server, and the employer's token. */
export type Searcher = { url: string; token: string }

async function judged(query: JudgedQuery, people: ReadonlyMap<number, Truth>, { url, token }: Searcher) {
  const path = `user/datafilter?pageSize=10&term=${encodeURIComponent(query.text)}`
  const { body, ms } = await ask<SearchAnswer>(url, path, token)
  const shown = body.items.flatMap(({ ID }) => people.get(ID) ?? [])
  const of = (strict: boolean) => {
    const all = Array.from(people.values(), (truth) => gradeOf(query.need, truth, strict))
    return ndcg(
      shown.map((truth) => gradeOf(query.need, truth, strict)),
      all,
    )
  }
  const grades = shown.map((truth) => gradeOf(query.need, truth))
  const rows = body.items.map(({ ID, ExperienceMonths, Fit, Missed = [], Nearby = [] }) => ({
    looking: people.get(ID)?.looking ?? false,
    reasons: Fit,
    missed: Missed.length,
    years: body.reading
      .filter(({ kind, from }) => kind === 'experience' && Missed.includes(from))
      .map(({ least, most }) => ({ least, most, has: ExperienceMonths })),
    nearby: Nearby.length,
    isLoosened: body.met !== null,
  }))
  return { ...query, inOrder: isInOrder(rows), ndcg: of(false) ?? 1, strict: of(true), grades, ms }
}

/** Asks every judged query, one at a time, and judges the first ten. */
export async function judgeSearches(queries: readonly JudgedQuery[], people: readonly Truth[], searcher: Searcher) {
  const byId = new Map(people.map((truth) => [truth.id, truth]))
  const outcomes: JudgedSearch[] = []
  for (const query of queries) outcomes.push(await judged(query, byId, searcher))
  return outcomes
}
