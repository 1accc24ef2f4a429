import type { Role } from '../role/role.ts'

const readers: readonly Role[] = ['Admin', 'hr', 'Counsellor']

/** The console's lists with saved views, each with the roles that can read it (002, sections 2.1 and 6). */
const readersOfList = {
  candidates: readers,
  partner: ['C-Partner'],
  applicants: readers,
  'employer-applicants': ['Admin'],
  payments: readers,
  drives: readers,
  'drive-applicants': readers,
  'course-applications': ['Admin'],
  certifications: ['Admin'],
  people: ['Admin'],
  audit: ['Admin'],
  jobs: ['Admin'],
  'campaign-links': ['Admin'],
  'reference-lists': ['Admin'],
} as const satisfies Record<string, readonly Role[]>

/** A list of the console with saved views. */
export type ViewList = keyof typeof readersOfList

/** The names of these lists in the API and in a view's URL. */
export const viewLists = Object.keys(readersOfList) as [ViewList, ...ViewList[]]

/** Whether a role can save views of a list: roles that read the list can. */
export function maySaveViews(role: Role, list: ViewList): boolean {
  const allowed: readonly Role[] = readersOfList[list]
  return allowed.includes(role)
}
