import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A part of the page that could not be loaded.',
  not: 'For a field’s error, or a warning.',
  do: 'Offer to try again, and keep what was typed.',
  dont: 'Show the technical reason.',
  keys: [
    ['Tab', 'Reaches “Retry”'],
    ['Enter', 'Presses it'],
  ],
}
