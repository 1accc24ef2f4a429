import type { VspState } from '@pramaan/domain/verification'

/** What files call the states of a verification, as the lists of staff do. */
export const vspTexts: Readonly<Record<VspState, string>> = {
  'never-applied': 'Not applied',
  applied: 'Applied',
  verified: 'VSP Verified',
}
