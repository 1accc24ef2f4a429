import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The six digits that were just sent.',
  not: 'For passwords.',
  do: 'Take a whole message as pasted, and the phone’s suggestion.',
  dont: 'Draw six fields: it is one.',
  keys: [
    ['0–9', 'Fills the next box'],
    ['Backspace', 'Empties the box and goes back'],
    ['Ctrl V', 'Fills all boxes from a message'],
  ],
}
