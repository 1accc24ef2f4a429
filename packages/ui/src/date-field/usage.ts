import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Choosing a day near today: a drive, a deadline.',
  not: 'For birthdays; typing is quicker.',
  do: 'Say the earliest and the latest day.',
  dont: 'Write months as numbers where people could mix them up.',
  keys: [
    ['0–9', 'Writes day, month and year'],
    ['↓, ↑', 'Changes a part by one'],
    ['Enter', 'Opens the calendar from its button'],
    ['Esc', 'Closes the calendar'],
  ],
}
