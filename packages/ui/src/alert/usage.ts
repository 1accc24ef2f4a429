import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A state of the page that stays until something is done: a payment failed, a deadline is near.',
  not: 'For what just happened; that is a toast.',
  do: 'Say what is safe and what to do next.',
  dont: 'Stack several; show the one that matters.',
  keys: [
    ['Tab', 'Reaches its action and its close button'],
    ['Enter', 'Presses them'],
  ],
}
