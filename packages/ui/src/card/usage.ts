import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A group of facts that belong together and can stand alone.',
  not: 'Around everything. A page may be plain.',
  do: 'Let edges and baselines hold across cards in a row.',
  dont: 'Put a shadow on it, or a card into a card.',
}
