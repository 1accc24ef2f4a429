import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Where you are in a form of several pages.',
  not: 'For menus.',
  do: 'Mark done steps in blue, with a tick.',
  dont: 'Let people skip what is needed.',
}
