import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A table with more columns than most people need.',
  not: 'For four columns.',
  do: 'Keep the name’s column always.',
  dont: 'Forget the choice.',
  keys: [
    ['Enter', 'Opens the list'],
    ['↓, ↑', 'Moves in the list'],
    ['Space', 'Shows or hides a column'],
    ['Esc', 'Closes the list, and the focus is back here'],
  ],
}
