import { courses } from '@pramaan/contract/courses/course'
import type { Parsed } from '@pramaan/contract/endpoint'
import { cellRupees } from '@pramaan/domain/money'
import type { Deps } from '../../deps.ts'
import { type ListFile, pagesOf } from '../../http/exports/list-file.ts'
import { listCategories } from '../reference/lists/edit-list.queries.ts'
import { readCourseWords } from './course-words.queries.ts'
import { type CourseRow, findCourses } from './courses.queries.ts'

type Query = Parsed<typeof courses.file>['query']
type Row = CourseRow['course'] & { category: string | undefined }

/** The certifications by category and title. */
export function coursesFile(deps: Deps): ListFile<Query, Row> {
  const { db } = deps
  return {
    path: '/course-files',
    endpoint: courses.file,
    nameOf: () => 'Certifications',
    headings: ['ID', 'Title', 'Category', 'Price', 'Description'],
    pages: async function* (actor, request) {
      const categories = new Map((await listCategories(db, true)).map(({ ID, Title }) => [ID, Title]))
      const filter = { ...request, words: await readCourseWords(deps, db, request.term) }
      yield* pagesOf<Row>(async ({ limit, offset }) => {
        const rows = await findCourses(db, { id: actor.id, fit: undefined }, filter, { limit, offset })
        return rows.map(({ course }) => ({ ...course, category: categories.get(course.categoryId) }))
      })
    },
    cells: ({ id, title, category, price, description }) => [
      ...[id, title, category, price === null ? null : cellRupees(price), description],
    ],
  }
}
