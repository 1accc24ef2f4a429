import { jobs } from '@pramaan/contract/jobs/job'
import { jobSearchOf } from '@pramaan/contract/jobs/job-search-address'
import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { skillKey } from '@pramaan/domain/candidate'
import { dayOf } from '@pramaan/domain/india-day'
import { experiencesOf } from '@pramaan/domain/job'
import type { JobQuery } from '@pramaan/domain/job-query'
import { paiseOfLpa } from '@pramaan/domain/money'
import { jobSalaryFilters } from '@pramaan/domain/options'
import type { Deps } from '../../../deps.ts'
import type { JobFilters } from '../../jobs/job-filters.ts'
import { readJobWords } from '../../jobs/words/read-job-words.ts'
import { modelsInWords, typesInWords } from '../../jobs/words/word-conditions.queries.ts'
import { wildcard } from '../criteria/triggers.ts'

/** The kinds of a job's values by which saved searches are found. */
type CodeKind = 'tag' | 'category' | 'location' | 'type' | 'model' | 'experience' | 'pay' | 'concept' | 'word'

/** A value of a job, by which saved searches that need it are found. */
export type JobCode = `${CodeKind}=${string}`

/** A reader of the candidates' job list who is no particular candidate. */
export function aCandidate(now: Date): Viewer {
  return { id: 0, role: 'Candidate', today: dayOf(now) }
}

/**
 * A saved job search as filters of the listing. Its words are read as the listing reads them but never relaxed; 'near
 * me' is the city saved with it. Order and posting time are left out, because an alert reports new jobs anyway.
 */
export async function filtersOfSaved(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  query: string,
): Promise<JobFilters> {
  const { type, salary, page: _, near, sort: _sort, posted: _posted, ...search } = jobSearchOf(query)
  const filters = jobs.list.query.parse({ ...search, type: type ? [type] : [], salary: salary ? [salary] : [] })
  const words = await readJobWords(deps, db, aCandidate(deps.now()), filters.term, async () => near)
  return { ...filters, words }
}

const latinWord = /[a-z0-9]+/g

/** The codes of the first requested work; none if one of its names does not start with a Latin letter or digit. */
function workCodes({ requested: [lead] }: JobQuery): JobCode[] {
  if (!lead) return []
  const firsts = lead.names.map((name) => /^[a-z0-9]+/.exec(name)?.[0])
  const codes = [...lead.conceptIds, ...lead.narrowerIds].map((id): JobCode => `concept=${id}`)
  const words = firsts.flatMap((word): JobCode[] => (word === undefined ? [] : [`word=${word}`]))
  return words.length === firsts.length ? [...codes, ...new Set(words)] : []
}

type Way = Extract<JobQuery['conditions'][number], { kind: 'work' }>['way']

/** The code of a way of working; none for on-site work, which most jobs have. */
function wayCodes(way: Way): JobCode[] {
  if (way === 'onSite') return []
  return [way === 'remote' || way === 'hybrid' ? `model=${modelsInWords[way]}` : `type=${typesInWords[way]}`]
}

/**
 * The codes of what the words ask for besides the work; a job without an experience meets any. A pay has no code,
 * because most jobs that state their pay meet it.
 */
function conditionCodes({ conditions }: JobQuery): JobCode[][] {
  const cities = conditions.flatMap((one) => (one.kind === 'city' ? [...one.names, ...one.around] : []))
  const isRemote = conditions.some((one) => one.kind === 'work' && one.way === 'remote')
  const experiences = conditions.flatMap((one) => (one.kind === 'experience' ? [[...one.texts, '']] : []))
  return [
    ...conditions.map((one) => (one.kind === 'work' ? wayCodes(one.way) : [])),
    isRemote ? [] : cities.map((city): JobCode => `location=${city}`),
    ...experiences.map((texts) => texts.map((text): JobCode => `experience=${text}`)),
  ]
}

/** The codes of each condition that a search can be found by; `jobKeysOf` picks the rarest. */
export function codesOfConditions(filters: JobFilters): JobCode[][] {
  const { words, tags, category, location, type, model, experience, salary } = filters
  const clauses: JobCode[][] = [
    ...(words ? [workCodes(words), ...conditionCodes(words)] : []),
    tags.map((tag): JobCode => `tag=${skillKey(tag)}`),
    category.map((id): JobCode => `category=${id}`),
    location.map((city): JobCode => `location=${city}`),
    experience.flatMap(experiencesOf).map((text): JobCode => `experience=${text}`),
    type.map((text): JobCode => `type=${text}`),
    model.map((text): JobCode => `model=${text}`),
    salary.map((range): JobCode => `pay=${range}`),
  ]
  return clauses.filter((codes) => codes.length > 0)
}

/** A matching job has at least one of these codes: those of the condition that the fewest jobs meet. */
export function jobKeysOf(clauses: readonly JobCode[][], countOf: (codes: readonly JobCode[]) => number): string[] {
  const [rarest] = clauses.toSorted((one, other) => countOf(one) - countOf(other))
  return [...(rarest ?? [wildcard])]
}

type Job = {
  title: string
  companyName: string | null
  skillKeys: readonly string[]
  domainId: number | null
  location: string
  type: string | null
  workModel: string | null
  experience: string | null
  ctcFrom: number | null
  ctcTo: number | null
}

/** The ranges of the pay filter that a job is in, by the listing's rule. */
function salaryRangesOf({ ctcFrom, ctcTo }: Job) {
  const isIn = ({ from, to }: (typeof jobSalaryFilters)[number]) =>
    ctcFrom !== null && ctcFrom <= paiseOfLpa(to) && (ctcTo === null || ctcTo >= paiseOfLpa(from))
  return jobSalaryFilters.filter(isIn).map(({ text }) => text)
}

/** The codes of a job that asks for these concepts. */
export function jobCodesOf(job: Job, conceptIds: readonly number[]): string[] {
  const { title, companyName, skillKeys, domainId, location, type, workModel, experience } = job
  const words = `${title} ${companyName ?? ''} ${location}`.toLowerCase().match(latinWord) ?? []
  const codes: JobCode[] = [
    ...conceptIds.map((id): JobCode => `concept=${id}`),
    ...[...new Set(words)].map((word): JobCode => `word=${word}`),
    ...skillKeys.map((key): JobCode => `tag=${key}`),
    `category=${domainId ?? ''}`,
    `location=${location}`,
    `type=${type ?? ''}`,
    `model=${workModel ?? ''}`,
    `experience=${experience ?? ''}`,
    ...salaryRangesOf(job).map((range): JobCode => `pay=${range}`),
  ]
  return [...codes, wildcard]
}
