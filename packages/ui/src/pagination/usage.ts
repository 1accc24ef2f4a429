import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Long lists that people scan in order.',
  not: 'For search results on a phone that are fetched while scrolling.',
  do: 'Say which of how many are shown.',
  dont: 'Show forty page numbers.',
  keys: [
    ['Tab', 'Goes from page to page'],
    ['Enter', 'Opens it'],
  ],
}
