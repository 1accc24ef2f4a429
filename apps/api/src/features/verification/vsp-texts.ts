import type { VspState } from '@pramaan/domain/verification'

/** The states of a verification as written in files, as in the lists of staff. */
export const vspTexts: Readonly<Record<VspState, string>> = {
  'never-applied': 'Not applied',
  applied: 'Applied',
  verified: 'VSP Verified',
}
