import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Beside an action that has a key, in the console.',
  not: 'On a phone.',
  do: 'Write keys as on a keyboard.',
  dont: 'Show it as the only name of an action.',
}
