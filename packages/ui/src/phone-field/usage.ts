import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A mobile number.',
  not: 'For other numbers.',
  do: 'Take +91 98765 43210 and 0 98765-43210 as pasted.',
  dont: 'Refuse spaces.',
  keys: [
    ['Tab', 'Goes from the country to the number'],
    ['↓, ↑', 'Changes the country'],
  ],
}
