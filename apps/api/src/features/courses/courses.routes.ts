import type { Queryable } from '@pramaan/database/client'
import { addDays, dayOf, startOfDay } from '@pramaan/domain/india-day'
import { rupeesOfPaise } from '@pramaan/domain/money'
import { pageCountOf } from '@pramaan/domain/pages'
import { activeCertificationDays } from '@pramaan/domain/statistics'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { listFileLink } from '../../http/exports/list-file.ts'
import { found, only } from '../../http/refusals/refuse.ts'
import { imageAddress } from '../../services/files/file-address.ts'
import { fitAnswers } from '../../services/opening-fit/fit-answer.ts'
import { peopleFor } from '../../services/opening-fit/people/nearest-people.ts'
import { type FitSeeker, orderedFor, seekerFor, seekerOf } from '../../services/opening-fit/seeker.ts'
import { readingOf } from '../../services/search/understand/reading.ts'
import { listCategories } from '../reference/lists/edit-list.queries.ts'
import { readCourseWords } from './course-words.queries.ts'
import { type CourseRow, countCourses, findCourse, findCourses } from './courses.queries.ts'
import { coursesFile } from './courses-file.ts'
import { withoutCourse } from './people-without.queries.ts'

/** Courses listed for a person who suggests one. */
const mostForOne = { limit: 20, offset: 0 }

/** An id that no account has: visitors have no status. */
const nobody = 0

/** Whether a course's own page may be shown in a frame: it has one, on a site that allows it (D25). */
function mayFrame(url: string | null, origins: readonly string[]): boolean {
  return url !== null && URL.canParse(url) && origins.includes(new URL(url).origin)
}

/** Courses and certifications: open to everyone, with the reader's status (D25, D26). */
export function courseRoutes(deps: Deps): Routes<'courses'> {
  const { COURSE_ORIGINS } = deps.config
  const answersOf = async (db: Queryable, rows: readonly CourseRow[], seeker: FitSeeker | undefined) => {
    const categories = new Map((await listCategories(db, true)).map(({ ID, Title }) => [ID, Title]))
    const ids = rows.map(({ course }) => course.id)
    const fitOf = await fitAnswers(db, 'course', ids, seeker)
    return rows.map((row) => ({
      ...courseAnswer(row, categories.get(row.course.categoryId) ?? '', COURSE_ORIGINS),
      Fit: fitOf(row.course.id),
    }))
  }
  return {
    list: async ({ db, actor, query }) => {
      const { pageSize, pageIndex } = query
      const since = startOfDay(addDays(dayOf(deps.now()), -activeCertificationDays))
      const words = await readCourseWords(deps, db, query.term)
      const filter = { ...query, words, appliedSince: query.active ? since : undefined }
      const seeker = actor && (await seekerOf(deps, db, actor))
      const reader = { id: actor?.id ?? nobody, fit: orderedFor(seeker) }
      const rows = await findCourses(db, reader, filter, { limit: pageSize, offset: pageIndex * pageSize })
      const totalCount = await countCourses(db, filter)
      return {
        data: await answersOf(db, rows, seeker),
        totalCount,
        pageCount: pageCountOf(totalCount, pageSize),
        reading: readingOf(words, totalCount === 0),
      }
    },
    forCandidate: async ({ db, params: { id }, query: { term } }) => {
      const seeker = await seekerFor(deps, db, id)
      const reader = { id, fit: orderedFor(seeker) }
      const filter = { term, words: await readCourseWords(deps, db, term), category: [] }
      const rows = await findCourses(db, reader, filter, mostForOne)
      return { data: await answersOf(db, rows, seeker) }
    },
    people: async ({ db, params: { id } }) => {
      const { course } = found(await findCourse(db, nobody, id))
      return { data: await peopleFor(deps, { kind: 'course', id }, withoutCourse(db, course.id)) }
    },
    file: ({ actor, query }) => listFileLink(deps, actor, coursesFile(deps), query),
    get: async ({ db, actor, params }) => {
      const course = found(await findCourse(db, actor?.id ?? nobody, params.id))
      return { data: only(await answersOf(db, [course], actor && (await seekerOf(deps, db, actor)))) }
    },
  }
}

function courseAnswer({ course, applicationId, enrolmentId }: CourseRow, category: string, framed: readonly string[]) {
  const [Stat1 = '', Stat2 = '', Stat3 = '', Stat4 = ''] = course.stats
  return {
    ID: course.id,
    Name: course.title,
    Title: course.title,
    Image: imageAddress(course.image),
    Price: course.price === null ? null : rupeesOfPaise(course.price),
    Description: course.description,
    Stat1,
    Stat2,
    Stat3,
    Stat4,
    CategoryID: course.categoryId,
    Category: category,
    Url: course.url,
    Framed: mayFrame(course.url, framed),
    Applied: applicationId !== null,
    Enrolled: enrolmentId !== null,
    CreatedOn: course.createdAt.toISOString(),
  }
}
