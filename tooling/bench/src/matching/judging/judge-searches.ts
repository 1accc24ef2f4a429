import { ndcg } from '@pramaan/api/testing/matching/ndcg'
import { isInOrderOfReasons, type ShownList, type ShownRow } from '@pramaan/domain/fit'
import type { Truth } from '../people/judged-person.ts'
import type { JudgedQuery } from '../queries/judged-queries.ts'
import { ask } from '../world/request.ts'
import { gradeOf } from './grade.ts'

type SearchAnswer = ShownList<ShownRow & { ID: number }>

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
  const inOrder = isInOrderOfReasons(body, ({ ID }) => people.get(ID)?.looking ?? false)
  return { ...query, inOrder, ndcg: of(false) ?? 1, strict: of(true), grades, ms }
}

/** Asks every judged query, one at a time, and judges the first ten. */
export async function judgeSearches(queries: readonly JudgedQuery[], people: readonly Truth[], searcher: Searcher) {
  const byId = new Map(people.map((truth) => [truth.id, truth]))
  const outcomes: JudgedSearch[] = []
  for (const query of queries) outcomes.push(await judged(query, byId, searcher))
  return outcomes
}
