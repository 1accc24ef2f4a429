import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'While something loads that has a known shape.',
  not: 'For actions; the button says that it works.',
  do: 'Draw the shape of what comes, so that nothing jumps.',
  dont: 'Show it for longer than the load takes.',
}
