import { expect, test } from 'vitest'
import { settingDefinitions, settingOf, whyNotSetting } from './setting.ts'

test('the prices and limits are those of the spec until an Admin changes them', () => {
  expect(settingDefinitions.map(({ key, usual }) => [key, usual])).toEqual([
    ['price.vsp', 500],
    ['price.drive', 1000],
    ['price.plan.premium-month', 2999],
    ['price.plan.premium-year', 29_990],
    ['limit.free.jobRolesADay', 10],
    ['limit.free.filterSearchesADay', 100],
    ['limit.free.profileViewsADay', 200],
    ['limit.premium.jobRolesADay', null],
    ['limit.premium.filterSearchesADay', null],
    ['limit.premium.profileViewsADay', 2000],
  ])
  for (const setting of settingDefinitions) expect(whyNotSetting(setting, setting.usual)).toBeUndefined()
})

test.each([
  ['price.vsp', 499.5, undefined],
  ['price.vsp', 499.555, 'too-precise'],
  ['price.vsp', 0, 'out-of-range'],
  ['price.vsp', 100_001, 'out-of-range'],
  ['price.vsp', null, 'needs-value'],
  ['price.vsp', Number.NaN, 'needs-value'],
  ['limit.free.jobRolesADay', null, undefined],
  ['limit.free.jobRolesADay', 1.5, 'not-whole'],
  ['limit.free.jobRolesADay', 0, 'out-of-range'],
] as const)('%s to %s: %s', (key, value, why) => {
  const setting = settingOf(key)
  expect(setting && whyNotSetting(setting, value)).toBe(why)
})
