import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The direction of a figure, beside the figure.',
  not: 'For reading values.',
  do: 'Keep the same span of days in a row of cards.',
  dont: 'Colour rise and fall.',
}
