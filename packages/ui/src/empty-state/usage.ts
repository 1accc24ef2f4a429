import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A list or a page with nothing in it.',
  not: 'While it loads, or when loading failed.',
  do: 'Say what will be here and the one next step.',
  dont: 'Write “No data”.',
  keys: [
    ['Tab', 'Reaches its action'],
    ['Enter', 'Presses it'],
  ],
}
