import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'An action everybody knows by its sign, where room is short.',
  not: 'For anything that needs a second look; use words.',
  do: 'Give it a name; it is its tooltip too.',
  dont: 'Make it smaller than 44 px for a finger.',
  keys: [
    ['Tab', 'Reaches it and shows its name'],
    ['Enter', 'Presses it'],
    ['Space', 'Presses it'],
  ],
}
