import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'One short fact that sorts people or items: a status, a count, New.',
  not: 'For what can be removed or chosen; that is a chip.',
  do: 'Give a status its shape and its word.',
  dont: 'Use green: it belongs to the seal.',
}
