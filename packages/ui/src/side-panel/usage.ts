import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'More about one item while the list stays in sight.',
  not: 'For a form with more than a few fields.',
  do: 'Keep the main action at the bottom, in sight.',
  dont: 'Cover the selected row.',
  keys: [
    ['Tab', 'Stays inside'],
    ['Esc', 'Closes it, and the focus is back on its row'],
  ],
}
