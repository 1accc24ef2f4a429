import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Sign-in, sign-up and what has no menu.',
  not: 'Once a person is signed in.',
  do: 'Leave one thing to do.',
  dont: 'Add links that lead away.',
  keys: [
    ['Tab', 'Reaches “Skip to content” first'],
    ['Enter', 'Skips to it'],
  ],
}
