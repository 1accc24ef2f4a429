import { isDeepStrictEqual } from 'node:util'
import { pathOf, type Question } from './questions.ts'

/** A server with the token to ask it. */
export type SignedInServer = { url: string; token: string }

/** The path of our page of ten, or of its total. */
export function ourPath({ ours }: Question, part: '' | '/total' = '') {
  return `/api/user/datafilter${part}?${ours}${part === '' ? '&pageSize=10' : ''}`
}

async function bodyOf<Body>({ url, token }: SignedInServer, path: string) {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: token } })
  if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${await answer.text()}`)
  return (await answer.json()) as Body
}

type OurPage = { items: { ID: number }[]; totalCount: number; totalIsEstimate: boolean }
type TheirPage = { data: { id: number }[]; meta: { filter_count: number } }

/** Refuses a question that both answer differently: a ratio between two would be none. */
export async function compareAnswers(ours: SignedInServer, theirs: SignedInServer, question: Question) {
  const page = await bodyOf<OurPage>(ours, ourPath(question))
  const other = await bodyOf<TheirPage>(theirs, pathOf(question, true))
  const [ids, otherIds] = [page.items.map(({ ID }) => ID), other.data.map(({ id }) => id)]
  const isSameTotal = page.totalIsEstimate || page.totalCount === other.meta.filter_count
  if (ids.length === 0 || !isDeepStrictEqual(ids, otherIds) || !isSameTotal)
    throw new Error(
      `The answers to ${question.ours} differ: ${ids} of ${page.totalCount}, ${otherIds} of ${other.meta.filter_count}.`,
    )
}
