import { known, type World } from '../world.ts'

/** The coupon that anybody may try in a demo: 20 percent off a course, once a person. */
export function couponsOf({ now }: World) {
  return [
    {
      ...{ code: 'WELCOME20', kind: 'percent', value: 20, products: ['Course'], limitPerPerson: 1 },
      ...{ createdBy: known.admin.id, createdAt: now, updatedAt: now },
    },
  ] as const
}
