import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Choosing from a list too long to read: skills, colleges, cities.',
  not: 'For up to seven choices; show them.',
  do: 'Say what to do when nothing matches.',
  dont: 'Start to search before anything is typed.',
  keys: [
    ['↓, ↑', 'Moves in the list'],
    ['Enter', 'Chooses'],
    ['Esc', 'Closes the list, then empties the field'],
  ],
}
