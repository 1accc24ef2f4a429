import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CurrentPlan,
  planAfterPayment,
  planAfterRefund,
  planAt,
  planOffers,
  plans,
  whyNotBuyPlan,
  whyNotSearch,
  whyNotViewProfile,
} from './employer.ts'

const free = { suspended: false, limits: plans.free }
const tenRoles = Array.from({ length: 10 }, (_, index) => `Role ${index}`)

test('the free plan allows 10 different job roles and 100 filter searches a day', () => {
  expect(plans.free).toMatchObject({ jobRolesADay: 10, filterSearchesADay: 100 })
})

test('an eleventh different job role is refused, one searched today stays free', () => {
  const use = { jobRolesToday: tenRoles, filterSearchesToday: 0 }
  expect(whyNotSearch(free, use, { jobRole: 'Welder', filters: false })).toBe('jobrole_limit_reached')
  expect(whyNotSearch(free, use, { jobRole: ' role 3 ', filters: false })).toBeUndefined()
  expect(whyNotSearch(free, use, { filters: true })).toBeUndefined()
  const nine = { ...use, jobRolesToday: tenRoles.slice(1) }
  expect(whyNotSearch(free, nine, { jobRole: 'Welder', filters: false })).toBeUndefined()
})

test('the 101st filter search is refused, a search without filters is not', () => {
  const use = { jobRolesToday: [], filterSearchesToday: 100 }
  expect(whyNotSearch(free, use, { filters: true })).toBe('filters_limit_reached')
  expect(whyNotSearch(free, use, { filters: false })).toBeUndefined()
  expect(whyNotSearch(free, { ...use, filterSearchesToday: 99 }, { filters: true })).toBeUndefined()
})

test('a suspended account is blocked whatever its plan', () => {
  const employer = { suspended: true, limits: plans.premium }
  expect(whyNotSearch(employer, { jobRolesToday: [], filterSearchesToday: 0 }, { filters: false })).toBe('blocked')
})

test('the premium plan has no search limit', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(), fc.string(), (jobRolesToday, filterSearchesToday, jobRole) => {
      const use = { jobRolesToday, filterSearchesToday }
      expect(whyNotSearch({ suspended: false, limits: plans.premium }, use, { jobRole, filters: true })).toBeUndefined()
    }),
  )
})

test('opening one profile after another ends at the daily limit, and one seen today opens again', () => {
  expect(whyNotViewProfile(free, 199, false)).toBeUndefined()
  expect(whyNotViewProfile(free, 200, false)).toBe('views_limit_reached')
  expect(whyNotViewProfile(free, 200, true)).toBeUndefined()
  expect(whyNotViewProfile({ ...free, suspended: true }, 0, true)).toBe('blocked')
})

const now = new Date('2026-11-21T06:30:00Z')
const month = planOffers[0]
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000)

test('a paid plan counts until its end, and a permanent one always', () => {
  expect(planAt({ plan: 'premium', planUntil: inDays(1) }, now)).toBe('premium')
  expect(planAt({ plan: 'premium', planUntil: now }, now)).toBe('free')
  expect(planAt({ plan: 'premium', planUntil: null }, now)).toBe('premium')
  expect(planAt({ plan: 'free', planUntil: null }, now)).toBe('free')
  expect(whyNotBuyPlan({ plan: 'premium', planUntil: null })).toBe('has-it')
  expect(whyNotBuyPlan({ plan: 'premium', planUntil: inDays(9) })).toBeUndefined()
  expect(whyNotBuyPlan({ plan: 'free', planUntil: null })).toBeUndefined()
})

test('however plans are bought and refunded, the paid days are those bought minus those refunded, and a renewal loses none', () => {
  const actions = fc.array(fc.tuple(fc.constantFrom('buy', 'back'), fc.constantFrom(...planOffers)), { maxLength: 20 })
  fc.assert(
    fc.property(actions, (happening) => {
      let current: CurrentPlan = { plan: 'free', planUntil: null }
      const bought: (typeof planOffers)[number][] = []
      for (const [action, offer] of happening) {
        if (action === 'buy') {
          current = planAfterPayment(current, offer, now)
          bought.push(offer)
        } else {
          const back = bought.pop()
          if (back) current = planAfterRefund(current, back, now)
        }
        const days = bought.reduce((sum, { days }) => sum + days, 0)
        expect(current).toEqual(
          days === 0 ? { plan: 'free', planUntil: null } : { plan: 'premium', planUntil: inDays(days) },
        )
      }
    }),
  )
})

test('days bought after a lapse start at once', () => {
  const lapsed: CurrentPlan = { plan: 'premium', planUntil: inDays(-10) }
  expect(planAfterPayment(lapsed, month, now).planUntil).toEqual(inDays(30))
})
