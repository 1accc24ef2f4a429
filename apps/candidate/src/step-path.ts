import { type RegistrationScreen, screenOfStep } from '@pramaan/domain/registration'

const wizard = '/complete-profile'

/** The wizard's screens as the address names them; step1 to step3 are the spec's (document 000 §2). */
const paths: Partial<Record<RegistrationScreen, string>> = {
  registration: `${wizard}?step=details`,
  experience: `${wizard}?step=experience`,
  step1: `${wizard}?step=step1`,
  step2: `${wizard}?step=step2`,
  step3: `${wizard}?step=step3`,
  welcome: '/welcome',
}

/** Where a candidate at a registration step belongs (document 000 §4). */
export function pathOfStep(step: number): string {
  return isCandidateStep(step) ? (paths[screenOfStep(step)] ?? '/') : '/'
}

function isCandidateStep(step: number): step is -2 | -1 | 0 | 1 | 2 | 3 {
  return Number.isInteger(step) && step >= -2 && step <= 3
}
