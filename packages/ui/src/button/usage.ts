import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Something happens: send, apply, save.',
  not: 'To go somewhere else; that is a link.',
  do: 'Say the verb and, if it asks first, the name: “Reject Gurpreet”.',
  dont: 'Put two primary buttons on one screen.',
  keys: [
    ['Tab', 'Reaches it, even while it is blocked'],
    ['Enter', 'Presses it'],
    ['Space', 'Presses it'],
  ],
}
