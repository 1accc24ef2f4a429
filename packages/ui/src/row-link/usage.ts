import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A list of items that each open a page.',
  not: 'For rows with several actions.',
  do: 'Make the whole row one link with one name.',
  dont: 'Put a second link inside.',
  keys: [
    ['Tab', 'Goes from row to row'],
    ['Enter', 'Opens it'],
  ],
}
