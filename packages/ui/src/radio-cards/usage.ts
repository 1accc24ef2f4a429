import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'One of a few choices that need a sentence each.',
  not: 'For short ones; use a joined bar.',
  do: 'Say what each choice means for the person.',
  dont: 'Choose for them what costs more.',
  keys: [
    ['Tab', 'Reaches the chosen one'],
    ['↓, ↑', 'Chooses the next'],
  ],
}
