import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A few offers of equal rank where room is short.',
  not: 'For anything people must see.',
  do: 'Give it a pause button first, and stop under the pointer and the focus.',
  dont: 'Move faster than three seconds.',
  keys: [
    ['Tab', 'Reaches its pause button first'],
    ['Enter', 'Presses them'],
  ],
}
