import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A link in a sentence or beside a title.',
  not: 'For the main action of a screen.',
  do: 'Say where it leads: “View all jobs”.',
  dont: 'Write “click here”.',
  keys: [
    ['Tab', 'Reaches it'],
    ['Enter', 'Follows it'],
  ],
}
