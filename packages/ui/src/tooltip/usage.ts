import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The name of an icon button; a date behind “3 days ago”.',
  not: 'For what people need: a phone has no hover.',
  do: 'Show it on focus too.',
  dont: 'Put links into it.',
  keys: [
    ['Tab', 'Shows it with the focus'],
    ['Esc', 'Hides it'],
  ],
}
