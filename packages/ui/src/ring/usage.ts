import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A share that a person can raise: profile strength.',
  not: 'For shares of a whole with names; that is a doughnut.',
  do: 'Write the figure in it and the next step beside it.',
  dont: 'Colour it by good and bad.',
}
