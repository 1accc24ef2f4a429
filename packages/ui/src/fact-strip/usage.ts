import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The four to six facts of a job or drive, in sight at once.',
  not: 'For long texts.',
  do: 'Keep the same facts in the same places.',
  dont: 'Drop one that is missing: write N/A, muted.',
}
