import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The figures of a chart, for people who would rather read.',
  not: 'For records; that is a data table.',
  do: 'Align the figures.',
  dont: 'Round differently from the chart.',
}
