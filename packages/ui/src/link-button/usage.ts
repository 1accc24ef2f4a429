import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A link that is the main way on: “Get verified”.',
  not: 'For what happens here; that is a button.',
  do: 'Let it open in a new tab like any link.',
  dont: 'Disable it: leave it out.',
  keys: [
    ['Tab', 'Reaches it'],
    ['Enter', 'Follows it'],
  ],
}
