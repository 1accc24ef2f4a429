import { table } from '../../measurement/figures.ts'
import { roleOfId } from '../judging/catalogue.ts'
import type { JudgedJobs } from '../judging/judge-jobs.ts'
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

/** The irrelevant jobs in the first tens, those shown as a candidate's work first. */
export function jobFailures(judged: readonly JudgedJobs[]): string {
  const bad = judged.flatMap(({ truth, shown }) =>
    shown.flatMap((one, at) => (one.bareness === 'irrelevant' ? [{ truth, at, ...one }] : [])),
  )
  const rows = bad
    .toSorted((one, other) => Number(other.isTheirs) - Number(one.isTheirs))
    .map(({ truth, at, job, isTheirs, isChosen, isMisled }) => [
      `${isTheirs ? 'theirs' : 'other'}${isChosen ? ', chosen' : ''}${isMisled ? ', misled' : ''}, ${at + 1}`,
      `${truth.id} ${truth.left ? `${truth.left.title} to ` : ''}${truth.role.title}, ${truth.years.toFixed(1)} y`,
      [...truth.chosen].map((id) => roleOfId(id)?.title ?? id).join(' | ') || '-',
      [...truth.skills].join(', '),
      `${job.title}, ${job.experience}: ${job.professionalSkills.join(', ')}`,
    ])
  return table([`${bad.length} irrelevant jobs`, 'candidate', 'chose', 'knows', 'job'], rows)
}
