import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A number that people type or paste: pay, openings, a price, a limit.',
  not: 'For a few known numbers, a date, a phone number or a code.',
  do: 'Say in words what is wrong with “10-12” or “about 5”.',
  dont: 'Drop signs from what was typed: 4.5 would become 45.',
}
