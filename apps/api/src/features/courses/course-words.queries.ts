import type { Queryable } from '@pramaan/database/client'
import { contains } from '@pramaan/database/conditions/contains'
import { openingConcepts as asks, courseCategories, courses } from '@pramaan/database/schema'
import { type Exclusion, type JobQuery, withoutWords } from '@pramaan/domain/job-query'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { namePattern } from '../jobs/words/name-pattern.ts'
import { readOpeningWords } from '../jobs/words/read-job-words.ts'
import { findWordsIn } from '../jobs/words/word-conditions.queries.ts'

/** The text in which words are looked for: title, category and skills. */
const searchedText = sql`(${courses.title} || ' ' || array_to_string(${courses.stats}, ' ') || ' ' || coalesce((
  select ${courseCategories.title} from ${courseCategories} where ${eq(courseCategories.id, courses.categoryId)}), ''))`

function findWordsOfCourses(db: Queryable, words: readonly string[]) {
  return findWordsIn(db, words, (isThere) => sql`${courses} where ${isThere(searchedText)}`)
}

/** The word for a course, which beside a skill would be the name of a certificate: "tally course". */
const wordsForCourse = /(?<!\p{L})(courses?|कोर्सेस|कोर्स)(?![\p{L}\p{M}])/giu

/** What is typed without the word for a course; every other letter stays in its place. */
function withoutCourse(term: string): string {
  const subject = term.replace(wordsForCourse, (word) => ' '.repeat(word.length))
  return subject.trim() === '' ? term : subject
}

/** The same without a degree, which narrows nothing where no course leads to it. */
function withoutEducation(read: JobQuery): JobQuery {
  return { ...read, conditions: read.conditions.filter(({ kind }) => kind !== 'education') }
}

/**
 * The words of a search for courses, read like those of a search for jobs: a word of a course is not corrected, and words
 * that no course has beside the rest are left out.
 */
export async function readCourseWords(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  term: string,
): Promise<JobQuery | undefined> {
  const words = await readOpeningWords(deps, db, withoutCourse(term), findWordsOfCourses)
  if (!words) return undefined
  const isMet = async (read: JobQuery) => (await db.$count(courses, answersWords(term, read))) > 0
  const fewer = withoutWords(words) ?? words
  for (const read of [words, fewer, withoutEducation(words)]) if (await isMet(read)) return read
  return withoutEducation(fewer)
}

function hasConcept(ids: readonly number[]): SQL | undefined {
  if (ids.length === 0) return undefined
  return sql`${courses.id} in (select ${asks.openingId} from ${asks}
    where ${asks.kind} = 'course' and ${asks.conceptId} = any(${sql.param([...ids])}::int[]))`
}

/** The course teaches this, or has one of its names in its title, category or skills. */
function isAbout({ conceptIds, narrowerIds, names }: Pick<Exclusion, 'conceptIds' | 'narrowerIds' | 'names'>): SQL {
  const pattern = namePattern(names)
  const isNamed = pattern === undefined ? undefined : sql`${searchedText} ~* ${pattern}`
  return or(hasConcept([...conceptIds, ...narrowerIds]), isNamed) ?? sql`false`
}

/** Everything that the words name is in the course; cities, pay and years, which no course has, narrow nothing. */
function meetsWords({ requested, conditions, excluded }: JobQuery): SQL | undefined {
  const words = conditions.flatMap((condition) => (condition.kind === 'word' ? [condition] : []))
  const degrees = conditions.flatMap((condition) => (condition.kind === 'education' ? condition.learned.degrees : []))
  if (requested.length + words.length + degrees.length + excluded.length === 0) return undefined
  return and(
    ...requested.map(isAbout),
    degrees.length > 0 ? isAbout({ conceptIds: [], narrowerIds: [], names: degrees }) : undefined,
    ...words.map(({ anyOf }) =>
      or(hasConcept(anyOf.map(({ conceptId }) => conceptId)), ...anyOf.map(({ text }) => contains(text, searchedText))),
    ),
    ...excluded.map((one) => sql`not (${isAbout(one)})`),
  )
}

/** The title contains what was typed, or the course has what was meant; no condition if nothing was typed. */
export function answersWords(typed: string, words: JobQuery | undefined): SQL | undefined {
  return or(contains(typed, courses.title), words && meetsWords(words))
}
