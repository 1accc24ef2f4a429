/** Page sizes that lists offer. */
export const pageSizes = [5, 10, 20] as const

/** Rows on a page. */
export type PageSize = (typeof pageSizes)[number]

/** Rows on a page by default. */
export const defaultPageSize = 10 satisfies PageSize

/** The employer's experience filter in whole years, both ends included; `certified` asks for a certificate too. */
export const experienceFilters = [
  { text: 'Fresher', from: 0, to: 0, certified: false },
  { text: 'Fresher with Certification', from: 0, to: 0, certified: true },
  { text: '1-3 Yrs', from: 1, to: 3, certified: false },
  { text: '3-5 Yrs', from: 3, to: 5, certified: false },
  { text: '5 Yrs Above', from: 5, to: null, certified: false },
] as const

/** The text of an experience filter, which is its value on the wire (`year`). */
export type ExperienceFilter = (typeof experienceFilters)[number]['text']

/**
 * The employer's salary filter in whole rupees per month, both ends included. If the spec leaves a gap (20k to 21k),
 * the lower range ends where the next one starts, so that every salary is in a range.
 */
export const salaryFilters = [
  { text: '10-20k', from: 10_000, to: 20_999 },
  { text: '21-30k', from: 21_000, to: 30_999 },
  { text: '31-40k', from: 31_000, to: 40_999 },
  { text: '41-50k', from: 41_000, to: 50_999 },
  { text: '51-60k', from: 51_000, to: 60_000 },
  { text: '60k Above', from: 60_001, to: null },
] as const

/** The text of a salary filter, which is its value on the wire (`salary`). */
export type SalaryFilter = (typeof salaryFilters)[number]['text']

/**
 * The employer's filter by how soon a candidate can join; each value lists the matching availabilities that hr noted.
 */
export const noticeFilters = [
  { text: 'Immediate', availabilities: ['Immediate'] },
  { text: 'Within 30 days', availabilities: ['Immediate', 'Within 30 days'] },
] as const

/** The text of a notice filter, which is its value on the wire (`notice`). */
export type NoticeFilter = (typeof noticeFilters)[number]['text']

/** The employer's filter by days since the last visit; the API's value of `active`. */
export const activeFilters = ['1', '7', '30', '90'] as const

/**
 * The job listing's experience filter by the years that a job asks for; the spec gives no years, so these are ours
 * (D19).
 */
export const jobExperienceFilters = [
  { text: 'Fresher', from: 0, to: 0 },
  { text: 'Intermediate', from: 1, to: 5 },
  { text: 'Expert', from: 6, to: null },
] as const

/** A range of whole numbers, both ends included; `to` null is open. */
type CountRange = { readonly from: number; readonly to: number | null }

/** Whether two ranges overlap: a job of 4-6 LPA is shown under 3-5 and under 5-7. */
export function overlaps(a: CountRange, b: CountRange): boolean {
  return (b.to === null || a.from <= b.to) && (a.to === null || b.from <= a.to)
}
