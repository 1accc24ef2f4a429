import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Details that few people need.',
  not: 'For what everybody must read.',
  do: 'Say in the summary what is inside.',
  dont: 'Nest one in another.',
  keys: [
    ['Enter', 'Opens and closes it'],
    ['Space', 'Opens and closes it'],
  ],
}
