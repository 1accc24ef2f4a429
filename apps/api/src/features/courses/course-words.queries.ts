import type { Queryable } from '@pramaan/database/client'
import { openingConcepts as asks, courseCategories, courses } from '@pramaan/database/schema'
import type { JobQuery } from '@pramaan/domain/job-query'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { readWordsOf, type SearchedOpenings } from '../jobs/words/words-of-openings.queries.ts'

/** Courses are found by title, category and skills; none has a city, pay or years. */
export const searchedCourses: SearchedOpenings = {
  table: courses,
  title: courses.title,
  text: sql`(${courses.title} || ' ' || array_to_string(${courses.stats}, ' ') || ' ' || coalesce((
    select ${courseCategories.title} from ${courseCategories} where ${eq(courseCategories.id, courses.categoryId)}), ''))`,
  hasConcept: (ids) => sql`${courses.id} in (select ${asks.openingId} from ${asks}
    where ${asks.kind} = 'course' and ${asks.conceptId} = any(${sql.param([...ids])}::int[]))`,
}

/** The word for a course, which beside a skill would be the name of a certificate: "tally course". */
const wordsForCourse = /(?<!\p{L})(courses?|कोर्सेस|कोर्स)(?![\p{L}\p{M}])/giu

/** What is typed without the word for a course; every other letter stays in its place. */
function withoutCourse(term: string): string {
  const subject = term.replace(wordsForCourse, (word) => ' '.repeat(word.length))
  return subject.trim() === '' ? term : subject
}

/** The words of a search for courses. */
export function readCourseWords(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  typed: string,
): Promise<JobQuery | undefined> {
  return readWordsOf(deps, db, { openings: searchedCourses, typed, term: withoutCourse(typed) })
}
