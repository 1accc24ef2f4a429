import { ndcg } from '@pramaan/api/testing/matching/ndcg'
import { isInOrderOfReasons, type ShownList, type ShownRow } from '@pramaan/domain/fit'
import type { Truth } from '../people/judged-person.ts'
import type { JudgedQuery } from '../queries/judged-queries.ts'
import { ask } from '../world/request.ts'
import { gradeOf } from './grade.ts'
import type { ShownReasons, untrueReasonsOf } from './untrue-reasons.ts'

type SearchAnswer = ShownList<ShownRow & ShownReasons & { ID: number }>

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
  /** The reasons shown, and those of them that the profile does not say. */
  reasons: { shown: number; untrue: number }
}

/** The judged people, and of each what their profile does not say of shown reasons. */
export type Judged = {
  people: ReadonlyMap<number, Truth>
  untrueOf: (id: number) => ReturnType<typeof untrueReasonsOf>
}

/** Who answers: the server, and the employer's token. */
export type Searcher = { url: string; token: string }

async function judged(query: JudgedQuery, { people, untrueOf }: Judged, { url, token }: Searcher) {
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
  const reasons = {
    shown: body.items.reduce((sum, { Fit, Met }) => sum + (Fit?.length ?? 0) + (Met?.length ?? 0), 0),
    untrue: body.items.reduce((sum, item) => sum + untrueOf(item.ID)(item, body.reading), 0),
  }
  return { ...query, inOrder, reasons, ndcg: of(false) ?? 1, strict: of(true), grades, ms }
}

/** Asks every judged query, one at a time, and judges the first ten. */
export async function judgeSearches(queries: readonly JudgedQuery[], judging: Judged, searcher: Searcher) {
  const outcomes: JudgedSearch[] = []
  for (const query of queries) outcomes.push(await judged(query, judging, searcher))
  return outcomes
}
