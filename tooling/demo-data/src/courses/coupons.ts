import { inOfficeHours } from '../when/office.ts'
import { daysAgo, known, type World } from '../world.ts'
import { courseDays } from './courses.ts'

/** What the coupon of the demo gives: 20 percent off a course, once a person. */
export const welcome = { id: 1, code: 'WELCOME20', kind: 'percent', value: 20 } as const

/** The coupon that anyone may try in a demo; it was made before the first sale of a course, and so many orders used it. */
export function couponsOf(world: World, used: number) {
  const madeAt = inOfficeHours(world, daysAgo(world, courseDays + 2))
  const times = { createdAt: madeAt, updatedAt: madeAt }
  return [{ ...welcome, products: ['Course'], limitPerPerson: 1, used, createdBy: known.admin.id, ...times }] as const
}
