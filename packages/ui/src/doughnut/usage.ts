import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Shares of a whole, five at most.',
  not: 'For comparing sizes; bars do it better.',
  do: 'Write the total in the middle and each share beside its name.',
  dont: 'Rely on the colours.',
}
