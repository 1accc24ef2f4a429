import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Before what cannot be undone or costs money.',
  not: 'For what can be undone: do it and offer Undo.',
  do: 'Name the person or the item, and repeat the verb on the button.',
  dont: 'Ask “Are you sure?”.',
  keys: [
    ['Tab', 'Goes between Cancel and the action'],
    ['Enter', 'Presses what has the focus, at first Cancel'],
    ['Esc', 'Cancels'],
  ],
}
