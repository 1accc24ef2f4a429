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

/** Whether a number is a registration step. */
export function isRegistrationStep(step: number): step is RegistrationStep {
  return registrationSteps.some((known) => known === step)
}

/** Why an action is refused in a step: it belongs to another step (the response is 409 with the step, D8). */
export function whyNotMove(from: RegistrationStep, action: RegistrationAction): 'wrong-step' | undefined {
  return registrationMoves[action].from === from ? undefined : 'wrong-step'
}

/** The step after an action; undefined when `whyNotMove` refuses it. */
export function stepAfter(from: RegistrationStep, action: RegistrationAction): RegistrationStep | undefined {
  return whyNotMove(from, action) ? undefined : registrationMoves[action].to
}

/**
 * Whether basic details may be saved in a step. In -2 they can be corrected without a transition: Back on the
 * experience choice only changes the screen, because the spec has no transition from -2 to -1 and the server owns the
 * step.
 */
function whyNotSaveBasicDetails(step: RegistrationStep): 'wrong-step' | undefined {
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

/** The steps that complete registration: 0 for a candidate, 5 for an employer. */
export const registeredSteps: readonly RegistrationStep[] = [0, 5]

/** Whether registration is complete. */
export function isRegistered(step: RegistrationStep): boolean {
  return registeredSteps.includes(step)
}
