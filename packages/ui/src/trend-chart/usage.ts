import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A figure over time, with the period before.',
  not: 'For fewer than five points.',
  do: 'Label the lines at their ends.',
  dont: 'Cut the axis without saying so.',
  keys: [
    ['Tab', 'Reaches the chart'],
    ['←, →', 'Reads the day before or after'],
    ['Home', 'Reads the first'],
    ['End', 'Reads the last'],
  ],
}
