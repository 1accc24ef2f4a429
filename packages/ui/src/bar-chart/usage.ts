import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'One count for each day, where the shape says more than the figures.',
  not: 'For two counts, or a count beside its past; that is a trend.',
  do: 'Start at nought, keep the days in order, and keep the table one press away.',
  dont: 'Put more than ninety bars beside each other.',
  keys: [
    ['Tab', 'Reaches the switch to the table'],
    ['Enter', 'Switches, and the focus stays'],
  ],
}
