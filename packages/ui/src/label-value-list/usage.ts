import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Facts about one person or item.',
  not: 'For many items; that is a table.',
  do: 'Keep rows that have no value: N/A, muted.',
  dont: 'Put actions among the facts.',
}
