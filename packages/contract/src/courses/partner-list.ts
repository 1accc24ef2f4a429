import { z } from 'zod'
import { answers } from '../endpoint.ts'
import { candidateRow } from '../search/search.ts'
import { id } from '../wire.ts'

const text = z.string().max(300).optional()
const texts = z.union([z.string().max(300), z.array(z.string().max(300)).max(10)])

/**
 * The filters of `/user-tp-filter` as they come by query (document 002 §7). What each may hold is the domain's
 * (`parsePartnerFilters`); the server refuses what is malformed with 400 and names the field.
 */
export const partnerQuery = z.object({
  courseFilter: text,
  nameFilter: text,
  phoneFilter: text,
  fromDateFilter: text,
  toDateFilter: text,
  selectedLocation: text,
  selectedDegree: text,
  pageSize: text,
  pageIndex: text,
  sortBy: texts.optional(),
  'sortBy[]': texts.optional(),
  'sortBy[0]': text,
  cursor: text,
})

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

/** A page of the course partner's list (document 002 §7). */
export const partnerList = answers(z.null(), {
  items: z.array(partnerRow),
  pageCount: z.number().int(),
  totalCount: z.number().int(),
  totalIsEstimate: z.boolean(),
  nextCursor: z.string().nullable(),
  previousCursor: z.string().nullable(),
})
