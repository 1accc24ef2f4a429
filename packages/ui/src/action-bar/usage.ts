import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The one decisive action of a screen on a phone: pay, apply, Next.',
  not: 'For actions among others, or on a desktop: they stand in the page.',
  do: 'Say the price or the reason beside the button.',
  dont: 'Show it together with the four places: a phone has one bar at the bottom.',
  keys: [['Tab', 'Reaches its button last, after the page; a docked one is reached in the page']],
}
