import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Texts of more than a line.',
  not: 'For names and numbers.',
  do: 'Show how many letters are left near the end.',
  dont: 'Cut what was pasted; say it is too long.',
  keys: [
    ['Tab', 'Reaches it, and leaves it'],
    ['Enter', 'Starts a new line'],
  ],
}
