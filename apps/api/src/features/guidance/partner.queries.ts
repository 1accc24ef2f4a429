import type { Queryable } from '@pramaan/database/client'
import { quoteLexeme } from '@pramaan/database/conditions/lexeme'
import { naturalOrder } from '@pramaan/database/conditions/natural-order'
import { candidateNotes, courses, candidateSearch as row } from '@pramaan/database/schema'
import { and, type SQL, sql } from 'drizzle-orm'
import { foldWords } from '../../services/search/words/fold.ts'
import { phoneWord } from '../../services/search/words/tagged-words.ts'

/** The conditions of a course partner's list besides the filters of the candidate search. */
export type PartnerRequest = {
  courseFilter?: number | undefined
  nameFilter?: string | undefined
  phoneFilter?: string | undefined
  withoutRemark?: true | undefined
}

/** Candidates a course was suggested to: the only ones a course partner sees. */
function suggested(courseId: number | undefined): SQL {
  const ofCourse = courseId === undefined ? sql`` : sql` and note.course_ids @> ${sql.param([courseId])}::integer[]`
  return sql`exists (select 1 from ${candidateNotes} note where note.candidate_id = ${row.candidateId}
    and note.kind = 'courses' and note.current and cardinality(note.course_ids) > 0${ofCourse})`
}

/** Matches words of the name only: the word index finds them anywhere in the profile, then the name is checked. */
function named(name: string): SQL {
  const words = foldWords(name)
  if (words.length === 0) return sql`false`
  const query = words.map((word) => `${quoteLexeme(word)}:*`).join(' & ')
  const inName = words.map((word) => sql`position(${word} in ${row.nameKey}) > 0`)
  return sql`${row.words} @@ ${query}::tsquery and ${sql.join(inName, sql` and `)}`
}

/** Candidates without a remark. */
function noRemark(): SQL {
  return sql`not exists (select from ${candidateNotes} said
    where said.candidate_id = ${row.candidateId} and said.kind = 'remark' and said.current)`
}

/** The course partner's list as conditions on the search's table. */
export function partnerConditions({
  courseFilter,
  nameFilter,
  phoneFilter,
  withoutRemark,
}: PartnerRequest): SQL | undefined {
  return and(
    suggested(courseFilter),
    nameFilter === undefined ? undefined : named(nameFilter),
    phoneFilter === undefined ? undefined : sql`${row.words} @@ ${`${quoteLexeme(phoneWord(phoneFilter))}:*`}::tsquery`,
    withoutRemark && noRemark(),
  )
}

/** The course suggestions of candidates on the course partner's list. */
const onTheList = sql`from ${candidateNotes} note join ${row} on ${row.candidateId} = note.candidate_id
  where note.kind = 'courses' and note.current and cardinality(note.course_ids) > 0`

/** The number of candidates on the course partner's list, and of those without a remark. */
export async function countPartnerList(db: Queryable): Promise<{ people: number; withoutRemark: number }> {
  const { rows } = await db.execute<{ people: string; open: string }>(sql`
    select count(*) as people, count(*) filter (where ${noRemark()}) as open ${onTheList}`)
  return { people: Number(rows[0]?.people ?? 0), withoutRemark: Number(rows[0]?.open ?? 0) }
}

/** The courses that were suggested to the most candidates of the list. */
export async function topCourses(db: Queryable, most: number) {
  const { rows } = await db.execute<{ id: number; title: string; people: string }>(sql`
    select courses.id, courses.title, suggested.people
    from (select unnest(note.course_ids) as id, count(*) as people ${onTheList} group by 1) suggested
      join courses on courses.id = suggested.id
    order by suggested.people desc, ${naturalOrder(courses.title)} limit ${most}`)
  return rows.map(({ id, title, people }) => ({ ID: Number(id), Title: title, People: Number(people) }))
}
