import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Several of a few short choices.',
  not: 'For one of several; that is a joined bar.',
  do: 'Say “one or more”.',
  dont: 'Offer more than ten; use a list to search in.',
  keys: [
    ['Tab', 'Goes from choice to choice'],
    ['Space', 'Picks it'],
  ],
}
