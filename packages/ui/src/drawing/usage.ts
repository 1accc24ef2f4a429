import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The field of a drive or a course; why a place is empty.',
  not: 'Beside text as decoration.',
  do: 'Use one, large enough to read.',
  dont: 'Colour it yourself: it takes the colours of the theme.',
}
