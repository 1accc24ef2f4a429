import { rupeesOfPaise } from '@pramaan/domain/money'
import { courseCategories } from '@pramaan/domain/options'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/call.ts'
import { mayFrame } from '../../http/framing.ts'
import { found } from '../../http/refuse.ts'
import { imageAddress } from '../files/file-address.ts'
import { type CourseRow, countCourses, findCourse, findCourses } from './courses.queries.ts'

/** A number that no account has: visitors have no standing. */
const nobody = 0

/** Courses and certifications: open to everyone, with the asking person's standing (D25, D26). */
export function courseRoutes({ config: { COURSE_ORIGINS } }: Deps): Routes<'courses'> {
  const answerOf = (row: CourseRow) => courseAnswer(row, COURSE_ORIGINS)
  return {
    list: async ({ db, actor, query }) => {
      const { pageSize, pageIndex } = query
      const rows = await findCourses(db, actor?.id ?? nobody, query, pageSize, pageIndex * pageSize)
      const totalCount = await countCourses(db, query)
      return { data: rows.map(answerOf), totalCount, pageCount: pageCountOf(totalCount, pageSize) }
    },
    get: async ({ db, actor, params }) => ({
      data: answerOf(found(await findCourse(db, actor?.id ?? nobody, params.id))),
    }),
  }
}

function courseAnswer({ course, applicationId, enrolmentId }: CourseRow, framed: readonly string[]) {
  const [Stat1 = '', Stat2 = '', Stat3 = '', Stat4 = ''] = course.stats
  return {
    ID: course.id,
    Name: course.title,
    Title: course.title,
    Image: imageAddress(course.image),
    Price: course.price === null ? null : rupeesOfPaise(course.price),
    Description: course.description,
    ...{ Stat1, Stat2, Stat3, Stat4 },
    CategoryID: course.categoryId,
    Category: courseCategories.find(({ id }) => id === course.categoryId)?.title ?? '',
    Url: course.url,
    Framed: mayFrame(course.url, framed),
    Applied: applicationId !== null,
    Enrolled: enrolmentId !== null,
    CreatedOn: course.createdAt.toISOString(),
  }
}
