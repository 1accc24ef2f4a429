import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Shares of a whole, four at most.',
  not: 'For comparing sizes; bars do it better.',
  do: 'Write the total in the middle and each share beside its name.',
  dont: 'Rely on the colours.',
  keys: [
    ['Tab', 'Reaches the switch to the table'],
    ['Enter', 'Switches, and the focus stays'],
  ],
}
