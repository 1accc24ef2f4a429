import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The keys of the console, on “?”.',
  not: 'On a phone.',
  do: 'Group them by what they are for.',
  dont: 'Give a key to what cannot be undone.',
  keys: [
    ['?', 'Opens the list'],
    ['Esc', 'Closes it'],
  ],
}
