import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Short tips, one after the other, where people wait.',
  not: 'For anything they need.',
  do: 'Stop under the pointer and the focus.',
  dont: 'Change it before it can be read.',
  keys: [
    ['Tab', 'Reaches its pause button first'],
    ['Enter', 'Presses it, and the arrows after it'],
  ],
}
