import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The top of every page in the console and of lists.',
  not: 'Inside a card.',
  do: 'Say what the page is, and put its one action at the right.',
  dont: 'Repeat the menu’s words if better ones exist.',
  keys: [
    ['Tab', 'Goes through its actions'],
    ['Enter', 'Presses them'],
  ],
}
