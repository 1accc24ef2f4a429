import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A short form or question that needs the page behind it.',
  not: 'For more than one screenful; that is a page.',
  do: 'Put the focus on the first field, and back where it was on closing.',
  dont: 'Open a dialog from a dialog.',
  keys: [
    ['Tab', 'Stays inside'],
    ['Esc', 'Closes it'],
  ],
}
