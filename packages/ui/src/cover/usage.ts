import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The picture of a drive or a course, or its field’s drawing.',
  not: 'For people and companies; they have avatars.',
  do: 'Let a drawing stand in where there is no picture.',
  dont: 'Put text on it without the darker ground.',
}
