import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Every page of the staff console.',
  not: 'For the other two apps.',
  do: 'Keep the search in the bar and the keys at the bottom.',
  dont: 'Hide the menu on a desktop.',
  keys: [
    ['Tab', 'Reaches “Skip to content” first'],
    ['Enter', 'Skips to it'],
  ],
}
