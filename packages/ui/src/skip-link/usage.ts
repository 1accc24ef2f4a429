import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'First in each shell, before the header and the menu.',
  not: 'For other jumps on a page; those are links.',
  do: 'Mark a screen’s main list, so that it is offered too.',
  dont: 'Add a history entry: Back leaves the page.',
  keys: [
    ['Tab', 'Shows it'],
    ['Enter', 'Moves the focus past menus, or to the list'],
  ],
}
