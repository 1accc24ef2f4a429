import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Going anywhere and finding anyone in the console.',
  not: 'As the only way to a place.',
  do: 'List people, places and actions apart.',
  dont: 'Take more than one key to open it.',
  keys: [
    ['Ctrl K', 'Opens it'],
    ['↓, ↑', 'Moves in the list'],
    ['Enter', 'Goes there'],
    ['Esc', 'Closes it'],
  ],
}
