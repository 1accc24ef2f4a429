import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Three or more actions on one item.',
  not: 'For choosing a value; that is a field.',
  do: 'Put what cannot be undone last, in red.',
  dont: 'Hide the main action in it.',
  keys: [
    ['Enter', 'Opens it'],
    ['↓, ↑', 'Moves in it'],
    ['Esc', 'Closes it, and the focus is back here'],
  ],
}
