import { z } from 'zod'
import { answers } from '../endpoint.ts'
import { filterQuery, position } from '../search/filter-query.ts'
import { candidateRow } from '../search/search.ts'
import { id } from '../wire.ts'
import { partnerFilters } from './partner-filters.ts'

/** The filters of `/user-tp-filter` in the query, and the position in the list (document 002 §7). */
export const partnerQuery = filterQuery(partnerFilters, { cursor: position })

/** A row of the course partner's list (document 002 §3). */
const partnerRow = candidateRow
  .pick({ ID: true, FullName: true, Image: true, ExperienceLevel: true, SkillProfile: true })
  .extend({
    CareerProfile: candidateRow.shape.CareerProfile.pick({ education: true, degree: true }),
    RoleID: z.literal(1),
    Phone: z.string().nullable(),
    Email: z.string().nullable(),
    /** The first of the suggested courses; all of them are in `MultiSuggestedCourse`. */
    SuggestedCourseID: id.nullable(),
    MultiSuggestedCourse: z.array(z.object({ ID: id, Title: z.string() })),
    remark: z.string().nullable(),
    ShortCommentsCslr: z.string().nullable(),
    ShortCommentsHr: z.string().nullable(),
    CreatedOn: z.iso.datetime(),
  })

/** The course partner's list in figures: everybody on it, who has no remark yet, and the courses with the most people. */
export const partnerFigures = answers(
  z.object({
    People: z.number().int(),
    WithoutRemark: z.number().int(),
    Courses: z.array(z.object({ ID: id, Title: z.string(), People: z.number().int() })),
  }),
)

/** A page of the course partner's list (document 002 §7). */
export const partnerList = answers(z.null(), {
  items: z.array(partnerRow),
  pageCount: z.number().int(),
  totalCount: z.number().int(),
  totalIsEstimate: z.boolean(),
  nextCursor: z.string().nullable(),
  previousCursor: z.string().nullable(),
})
