import { expect, test } from 'vitest'
import {
  experienceLevels,
  isExperienceLevel,
  requiredOnboardingFields,
  showsExperience,
  showsSalaryExpectations,
} from './experience-level.ts'

test('the levels are Fresher and Experienced, spelt exactly', () => {
  expect(experienceLevels).toEqual(['Fresher', 'Experienced'])
  expect(['fresher', 'All', ''].filter(isExperienceLevel)).toEqual([])
})

test('experience and salary expectations show for Experienced candidates only', () => {
  expect(experienceLevels.map(showsExperience)).toEqual([false, true])
  expect(experienceLevels.map(showsSalaryExpectations)).toEqual([false, true])
})

test('the education step asks Freshers for three fields and Experienced candidates for four more', () => {
  expect(requiredOnboardingFields('Fresher')).toEqual(['education', 'degree', 'domain'])
  expect(requiredOnboardingFields('Experienced').slice(3)).toEqual([
    'experience',
    'currentJob',
    'currentDomain',
    'college',
  ])
})
