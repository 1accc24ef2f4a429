import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Any chart on a page: it has its title, its note and its table.',
  not: 'For one figure; that is a stat card.',
  do: 'Keep the table one press away.',
  dont: 'Leave a chart without words that say what it shows.',
  keys: [
    ['Tab', 'Reaches the switch to the table'],
    ['Enter', 'Switches'],
  ],
}
