import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Every page of the employer app.',
  not: 'For the other two apps.',
  do: 'Keep the search bar sticking below the menu.',
  dont: 'Put more than one bar below it.',
  keys: [
    ['Tab', 'Reaches “Skip to content” first'],
    ['Enter', 'Skips to it'],
  ],
}
