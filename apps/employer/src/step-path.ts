import { paths } from './paths.ts'

/**
 * Where an employer at a registration step belongs: the profile form in 4, the candidate list from 5 on (document 000
 * §4).
 */
export function pathOfStep(step: number): string {
  return step === 4 ? paths.company : paths.list
}
