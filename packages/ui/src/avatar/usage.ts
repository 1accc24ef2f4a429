import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Beside a person’s or a company’s name.',
  not: 'As decoration, or without the name nearby.',
  do: 'Leave the ground neutral: blue means that you can act.',
  dont: 'Use a stock photo for a missing one; the initials are enough.',
}
