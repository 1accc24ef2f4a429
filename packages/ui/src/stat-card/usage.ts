import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'One figure that people look for, and where it leads.',
  not: 'For figures nobody acts on.',
  do: 'Make the figure agree with the list it links to.',
  dont: 'Round it without saying so.',
  keys: [
    ['Tab', 'Reaches it if it is a link'],
    ['Enter', 'Opens the list'],
  ],
}
