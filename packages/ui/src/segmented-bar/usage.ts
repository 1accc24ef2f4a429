import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'One of two to five short choices, all in sight.',
  not: 'For several of them; use pick chips.',
  do: 'Keep the words about equally long.',
  dont: 'Put counts of a list into it without saying of what.',
  keys: [
    ['Tab', 'Reaches the chosen one'],
    ['←, →', 'Chooses the next'],
  ],
}
