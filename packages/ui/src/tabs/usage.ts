import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Parts of one page that people switch between.',
  not: 'For steps, or for places of the app.',
  do: 'Keep the tab in the address.',
  dont: 'Put more tabs than fit without saying that there are more.',
  keys: [
    ['←, →', 'Goes from tab to tab'],
    ['Home', 'Goes to the first'],
    ['End', 'Goes to the last'],
    ['Tab', 'Goes into the shown part'],
  ],
}
