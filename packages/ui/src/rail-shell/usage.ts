import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Every page of the candidate app.',
  not: 'For the console.',
  do: 'Show four places at the bottom of a phone and the rail on a desktop.',
  dont: 'Add a fifth place.',
  keys: [
    ['Tab', 'Reaches “Skip to content” first'],
    ['Enter', 'Skips to it'],
  ],
}
