import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Finding by words, at the top of a list.',
  not: 'For filters with known values.',
  do: 'Search while typing where that is cheap, else on Enter.',
  dont: 'Forget what was typed on Back.',
  keys: [
    ['Enter', 'Searches'],
    ['Esc', 'Empties it'],
  ],
}
