import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Facts of one kind about one person or item: the skills of a job.',
  not: 'For filters that are on; those are removable chips.',
  do: 'Mark those that match, and end a cut list with how many follow.',
  dont: 'Show an empty list; say that there are none.',
}
