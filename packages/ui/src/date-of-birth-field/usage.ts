import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A date that people know by heart.',
  not: 'For days near today; a calendar shows the weekday.',
  do: 'Take 1/2/2001, 01-02-2001 and 01022001.',
  dont: 'Ask for it without saying why.',
  keys: [
    ['Tab', 'Reaches it'],
    ['0–9', 'Writes, and the slashes come by themselves'],
  ],
}
