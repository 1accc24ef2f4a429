import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Many records with the same facts, to compare, sort and act on.',
  not: 'For three facts about one item.',
  do: 'Give the name the first column, and figures one width.',
  dont: 'Scroll sideways on a phone: rows become cards.',
  keys: [
    ['Tab', 'Goes through headers, boxes and links'],
    ['Enter', 'Sorts by a header'],
    ['Space', 'Selects a row'],
  ],
}
