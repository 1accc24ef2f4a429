/** Every value a registration step can have (document 000, section 9). */
export const registrationSteps = [-2, -1, 0, 1, 2, 3, 4, 5] as const

/** A person's registration step, which the server owns (D8). */
export type RegistrationStep = (typeof registrationSteps)[number]

/** The allowed transitions: each action leads from one step to another (D6, D7), with Back as the spec sends it. */
export const registrationMoves = {
  basicDetails: { from: -1, to: -2 },
  experienceChoice: { from: -2, to: 1 },
  educationAndWork: { from: 1, to: 2 },
  skills: { from: 2, to: 3 },
  finish: { from: 3, to: 0 },
  employerProfile: { from: 4, to: 5 },
  backToExperience: { from: 1, to: -2 },
  backToEducation: { from: 2, to: 1 },
  backToSkills: { from: 3, to: 2 },
} as const satisfies Record<string, { from: RegistrationStep; to: RegistrationStep }>

/** What a person does to move from one step to the next, or back. */
export type RegistrationAction = keyof typeof registrationMoves

/** The steps in which a new account starts, by the role that registers itself (D6, D7). */
export const firstSteps = { Candidate: -1, Employer: 4 } as const satisfies Record<string, RegistrationStep>

/** Whether no code has confirmed a registration yet, so that only its form's input exists. */
export function isUnconfirmed(account: { registrationStep: number; loginCount: number }): boolean {
  return account.loginCount === 0 && Object.values(firstSteps).some((step) => step === account.registrationStep)
}

/** The number of screens the wizard counts, the OTP screen included. */
export const wizardScreens = 6

/** Whether a number is a registration step at all. */
export function isRegistrationStep(step: number): step is RegistrationStep {
  return registrationSteps.some((known) => known === step)
}

/** Why an action is refused in a step: it belongs to another step (the response is 409 with the step, D8). */
export function whyNotMove(from: RegistrationStep, action: RegistrationAction): 'wrong-step' | undefined {
  return registrationMoves[action].from === from ? undefined : 'wrong-step'
}

/** The step an action leads to, or undefined when `whyNotMove` refuses it. */
export function stepAfter(from: RegistrationStep, action: RegistrationAction): RegistrationStep | undefined {
  return whyNotMove(from, action) ? undefined : registrationMoves[action].to
}

/**
 * Whether basic details may be saved in a step. In -2 they may be put right without a move: Back on the experience
 * choice concerns only the screen, because the spec has no transition from -2 to -1 and the server owns the step.
 */
export function whyNotSaveBasicDetails(step: RegistrationStep): 'wrong-step' | undefined {
  return step === -1 || step === -2 ? undefined : 'wrong-step'
}

/** The step after saving the basic details: -2, also when they are corrected in -2. */
export function stepAfterBasicDetails(step: RegistrationStep): RegistrationStep | undefined {
  return whyNotSaveBasicDetails(step) ? undefined : registrationMoves.basicDetails.to
}

/** Whether the conversation may ask for a name in a step: only before the form that asks for it (D13). */
export function whyNotSayName(step: RegistrationStep): 'wrong-step' | undefined {
  return step === firstSteps.Employer ? undefined : whyNotSaveBasicDetails(step)
}

const backActions = ['backToExperience', 'backToEducation', 'backToSkills'] as const

/** The step that Back sends: 1 sends -2, 2 sends 1, 3 sends 2; undefined where Back changes no step. */
export function backTarget(step: RegistrationStep): -2 | 1 | 2 | undefined {
  const action = backActions.find((back) => registrationMoves[back].from === step)
  return action && registrationMoves[action].to
}

/** The Back action that asks for a `newStep`; undefined when no Back leads there. */
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

/** The N of 'N of 6' (1 is the OTP screen, which has no step of its own); undefined outside the wizard. */
export function wizardPosition(step: RegistrationStep): number | undefined {
  return positions[step]
}

/** Whether a step's screen comes before another's in the wizard; false where either has none. */
export function isEarlierScreen(one: RegistrationStep, other: RegistrationStep): boolean {
  return (positions[one] ?? Number.POSITIVE_INFINITY) < (positions[other] ?? 0)
}

/** The steps that complete registration: 0 for a candidate, 5 for an employer. */
export const registeredSteps: readonly RegistrationStep[] = [0, 5]

/** Whether nothing of the way in is left to do. */
export function isRegistered(step: RegistrationStep): boolean {
  return registeredSteps.includes(step)
}
