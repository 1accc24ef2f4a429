import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Where you are in the console, two or more levels deep.',
  not: 'On a phone’s first level, or as the only way back.',
  do: 'Name places as the menu names them.',
  dont: 'Link the last one: it is this page.',
  keys: [
    ['Tab', 'Goes from one place to the next'],
    ['Enter', 'Opens it'],
  ],
}
