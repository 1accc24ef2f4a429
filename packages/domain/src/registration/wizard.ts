import { type RegistrationAction, type RegistrationStep, registrationMoves } from './steps.ts'

/** The number of screens in the wizard, including the OTP screen. */
export const wizardScreens = 6

const backActions = ['backToExperience', 'backToEducation', 'backToSkills'] as const

/** The step that Back sends: 1 sends -2, 2 sends 1, 3 sends 2; undefined where Back changes no step. */
export function backTarget(step: RegistrationStep): -2 | 1 | 2 | undefined {
  const action = backActions.find((back) => registrationMoves[back].from === step)
  return action && registrationMoves[action].to
}

/** The Back action that leads to `newStep`; undefined if none does. */
export function backActionTo(newStep: number): RegistrationAction | undefined {
  return backActions.find((back) => registrationMoves[back].to === newStep)
}

const screens = {
  [-2]: 'experience',
  [-1]: 'registration',
  0: 'welcome',
  1: 'step1',
  2: 'step2',
  3: 'step3',
  4: 'employer-profile',
  5: 'candidate-list',
} as const satisfies Record<RegistrationStep, string>

/** The screen of a step (section 4). */
export type RegistrationScreen = (typeof screens)[RegistrationStep]

/** The screen of a step after sign-in or a reload (D47). */
export function screenOfStep(step: RegistrationStep): RegistrationScreen {
  return screens[step]
}

const positions: Partial<Record<RegistrationStep, number>> = { [-1]: 2, [-2]: 3, 1: 4, 2: 5, 3: 6 }

/** The N of 'N of 6' (1 is the OTP screen, which has no step); undefined outside the wizard. */
export function wizardPosition(step: RegistrationStep): number | undefined {
  return positions[step]
}

/** Whether a step's screen comes before another's in the wizard; false where either has none. */
export function isEarlierScreen(one: RegistrationStep, other: RegistrationStep): boolean {
  return (positions[one] ?? Number.POSITIVE_INFINITY) < (positions[other] ?? 0)
}
