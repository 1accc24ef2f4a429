import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  backActionTo,
  backTarget,
  firstSteps,
  isEarlierScreen,
  isRegistered,
  isRegistrationStep,
  type RegistrationAction,
  type RegistrationStep,
  registrationMoves,
  registrationSteps,
  screenOfStep,
  stepAfter,
  stepAfterBasicDetails,
  whyNotMove,
  whyNotSayName,
  wizardPosition,
} from './registration.ts'

const registrationActions = Object.keys(registrationMoves) as RegistrationAction[]

test('a registration step is -2, -1, 0, 1, 2, 3, 4 or 5 and nothing else [S-171]', () => {
  expect(registrationSteps).toEqual([-2, -1, 0, 1, 2, 3, 4, 5])
  expect([-3, 6, 0.5, Number.NaN].filter(isRegistrationStep)).toEqual([])
})

test.each([
  ['basicDetails', -1, -2],
  ['experienceChoice', -2, 1],
  ['educationAndWork', 1, 2],
  ['skills', 2, 3],
  ['finish', 3, 0],
  ['employerProfile', 4, 5],
  ['backToExperience', 1, -2],
  ['backToEducation', 2, 1],
  ['backToSkills', 3, 2],
] as const)('%s moves %i to %i', (action, from, to) => {
  expect(stepAfter(from, action)).toBe(to)
})

test('an action outside its own step is refused and moves nothing', () => {
  for (const step of registrationSteps) {
    for (const action of registrationActions.filter((other) => registrationMoves[other].from !== step)) {
      expect(whyNotMove(step, action)).toBe('wrong-step')
      expect(stepAfter(step, action)).toBeUndefined()
    }
  }
})

test('no sequence of actions leaves the allowed transitions, and a candidate never becomes an employer', () => {
  const start = fc.constantFrom<RegistrationStep>(firstSteps.Candidate, firstSteps.Employer)
  fc.assert(
    fc.property(start, fc.array(fc.constantFrom(...registrationActions)), (first, actions) => {
      const reached = actions.reduce<RegistrationStep>((step, action) => stepAfter(step, action) ?? step, first)
      expect(first === 4 ? [4, 5] : [-2, -1, 0, 1, 2, 3]).toContain(reached)
      if (reached === 0) expect(actions).toContain('finish')
      if (reached === 5) expect(actions).toContain('employerProfile')
    }),
  )
})

test('Back sends -2 from education, 1 from skills, 2 from opportunities, and nothing elsewhere [S-213–215]', () => {
  expect(registrationSteps.map((step) => [step, backTarget(step)])).toEqual([
    [-2, undefined],
    [-1, undefined],
    [0, undefined],
    [1, -2],
    [2, 1],
    [3, 2],
    [4, undefined],
    [5, undefined],
  ])
  expect([-2, 1, 2, -1, 0, 3].map(backActionTo)).toEqual([
    'backToExperience',
    'backToEducation',
    'backToSkills',
    undefined,
    undefined,
    undefined,
  ])
})

test('basic details can be corrected in the experience step, which does not change', () => {
  expect(stepAfterBasicDetails(-1)).toBe(-2)
  expect(stepAfterBasicDetails(-2)).toBe(-2)
  for (const step of registrationSteps.filter((other) => other >= 0)) {
    expect(stepAfterBasicDetails(step)).toBeUndefined()
  }
})

test('each step leads to its screen [S-025 S-166–169]', () => {
  expect(registrationSteps.map(screenOfStep)).toEqual([
    'experience',
    'registration',
    'welcome',
    'step1',
    'step2',
    'step3',
    'employer-profile',
    'candidate-list',
  ])
})

test('the wizard counts N of 6: details 2, choice 3, education 4, skills 5, opportunities 6', () => {
  expect(([-1, -2, 1, 2, 3] as const).map(wizardPosition)).toEqual([2, 3, 4, 5, 6])
  expect(([0, 4, 5] as const).map(wizardPosition)).toEqual([undefined, undefined, undefined])
})

test('a screen is earlier than those after it in the wizard, and nothing outside the wizard is before or after', () => {
  expect(isEarlierScreen(-1, -2)).toBe(true)
  expect(isEarlierScreen(-2, 2)).toBe(true)
  expect(isEarlierScreen(3, 2)).toBe(false)
  expect(isEarlierScreen(2, 2)).toBe(false)
  expect(isEarlierScreen(0, 3)).toBe(false)
  expect(isEarlierScreen(1, 5)).toBe(false)
})

test('only steps 0 and 5 complete a registration', () => {
  expect(registrationSteps.filter(isRegistered)).toEqual([0, 5])
})

test('the conversation asks for a name only before the form that asks for it', () => {
  expect(registrationSteps.filter((step) => whyNotSayName(step) === undefined)).toEqual([-2, -1, 4])
})
