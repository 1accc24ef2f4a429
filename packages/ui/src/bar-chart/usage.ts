import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Comparing a few amounts by name.',
  not: 'For amounts over time; that is a trend.',
  do: 'Start at nought and write the figures on the bars.',
  dont: 'Sort by anything but size, unless the order has a meaning.',
}
