import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'On sign-in and in the menu.',
  not: 'Inside a form.',
  do: 'Name each language in its own letters.',
  dont: 'Use flags.',
  keys: [
    ['Tab', 'Goes from language to language'],
    ['Enter', 'Chooses it'],
  ],
}
