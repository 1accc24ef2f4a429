import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A setting that takes effect at once.',
  not: 'In a form with a Save button; use a box to tick.',
  do: 'Say beside it what is on when it is on.',
  dont: 'Name it with “not”.',
  keys: [
    ['Tab', 'Reaches it'],
    ['Space', 'Turns it on and off'],
    ['Enter', 'Turns it on and off'],
  ],
}
