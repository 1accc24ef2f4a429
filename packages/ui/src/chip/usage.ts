import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A short fact in a row of others: a skill, a city, a filter that is on.',
  not: 'For an action; that is a button.',
  do: 'Mark what matches with a blue tick.',
  dont: 'Wrap a chip’s words to three lines; shorten them.',
  keys: [
    ['Tab', 'Reaches the cross of one that can be removed'],
    ['Enter', 'Removes it'],
  ],
}
