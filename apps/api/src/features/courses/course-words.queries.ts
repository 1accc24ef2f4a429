import type { Queryable } from '@pramaan/database/client'
import { foldedOnce } from '@pramaan/database/conditions/folded'
import { openingConcepts as asks, courseCategories, courses } from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { OpeningQuery } from '../jobs/words/of-openings/most-of-words.ts'
import { readWordsOf, type SearchedOpenings } from '../jobs/words/words-of-openings.queries.ts'

/** Courses are found by title, category and skills; none has a city, pay or years. */
export const searchedCourses: SearchedOpenings = {
  table: courses,
  id: courses.id,
  title: courses.title,
  // Next to a skill "certificate" would be a name, as in "tally certificate", so only these words are ignored.
  ownWords: /(?<!\p{L})(courses?|कोर्सेस|कोर्स)(?![\p{L}\p{M}])/giu,
  text: foldedOnce(sql`(${courses.title} || ' ' || array_to_string(${courses.stats}, ' ') || ' ' || coalesce((
    select ${courseCategories.title} from ${courseCategories} where ${eq(courseCategories.id, courses.categoryId)}), ''))`),
  asked: sql`select ${asks.openingId} as opening_id, ${asks.conceptId} as concept_id from ${asks} where ${asks.kind} = 'course'`,
}

/** The words of a search for courses. */
export function readCourseWords(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  typed: string,
): Promise<OpeningQuery | undefined> {
  return readWordsOf(deps, db, { openings: searchedCourses, typed })
}
