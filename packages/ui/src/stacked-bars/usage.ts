import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'What a sum is made of, over a few periods.',
  not: 'For more than four parts.',
  do: 'Name the parts at the bars.',
  dont: 'Change the order of parts.',
  keys: [
    ['Tab', 'Reaches the chart'],
    ['←, →', 'Reads the bar before or after'],
    ['Home', 'Reads the first'],
    ['End', 'Reads the last'],
  ],
}
