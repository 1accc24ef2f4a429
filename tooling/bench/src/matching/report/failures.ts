import { table } from '../../measurement/figures.ts'
import type { JudgedSearch } from '../judging/judge-searches.ts'
import { isFound, type JudgedSpelling } from '../judging/judge-spellings.ts'

const good = 0.7

/** The searches that fell short, the worst first, with the grades of their first ten. */
export function searchFailures(searches: readonly JudgedSearch[]): string {
  const bad = searches.filter(({ ndcg }) => ndcg < good).sort((one, other) => one.ndcg - other.ndcg)
  const rows = bad.map(({ text, set, kind, way, ndcg, strict, grades }) => [
    text,
    `${set}, ${kind}, ${way}`,
    ndcg.toFixed(2),
    strict?.toFixed(2) ?? '-',
    grades.join('') || 'nobody',
  ])
  return table([`${bad.length} searches below ${good}`, 'class', 'NDCG@10', 'strict', 'grades'], rows)
}

/** The spellings that came to something else or to nothing. */
export function spellingFailures(judged: readonly JudgedSpelling[]): string {
  const bad = judged.filter((one) => !isFound(one))
  const rows = bad.map(({ text, named, spelling, resolved }) => [
    text,
    spelling,
    named.label,
    resolved.join(' | ') || '-',
  ])
  return table([`${bad.length} spellings not resolved`, 'way', 'names', 'read as'], rows)
}
