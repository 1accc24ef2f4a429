import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'One of a fixed list of five to twenty.',
  not: 'For long lists; use a combobox.',
  do: 'Start with “Choose a degree”.',
  dont: 'Preselect the first one of the list.',
  keys: [
    ['Tab', 'Reaches it'],
    ['↓, ↑', 'Changes the choice'],
    ['A–Z', 'Goes to what starts so'],
  ],
}
