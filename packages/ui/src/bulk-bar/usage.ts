import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Acting on several selected rows.',
  not: 'For actions on one row.',
  do: 'Say how many are selected, and leave room below the list.',
  dont: 'Cover the toast’s corner.',
  keys: [
    ['Tab', 'Goes from one action to the next'],
    ['Enter', 'Does it'],
  ],
}
