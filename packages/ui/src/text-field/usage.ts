import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'One line that people type.',
  not: 'For choices, dates and numbers with a list of their own.',
  do: 'Set autocomplete and inputmode.',
  dont: 'Use the placeholder as the label.',
  keys: [
    ['Tab', 'Reaches it'],
    ['Enter', 'Sends the form'],
  ],
}
