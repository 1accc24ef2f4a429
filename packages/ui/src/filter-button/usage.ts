import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'One filter in a bar, with what it is set to.',
  not: 'For two values; that is a toggle.',
  do: 'Show the value or the count.',
  dont: 'Reset the others when one changes.',
  keys: [
    ['Enter', 'Opens the filter'],
    ['Esc', 'Closes it, and the focus is back here'],
  ],
}
