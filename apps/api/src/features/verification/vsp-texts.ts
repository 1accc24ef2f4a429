import type { VspState } from '@pramaan/domain/verification'

/** The states of a verification in files, as in the staff's lists. */
export const vspTexts: Readonly<Record<VspState, string>> = {
  'never-applied': 'Not applied',
  applied: 'Applied',
  verified: 'VSP Verified',
}
