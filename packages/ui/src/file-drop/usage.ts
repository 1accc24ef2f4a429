import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Sending one file: a CV, a certificate, a CSV.',
  not: 'For pictures of a person; they have a dialog to cut them.',
  do: 'Say which kinds and how large, before.',
  dont: 'Let a refused file vanish: say why.',
  keys: [
    ['Tab', 'Reaches the choice'],
    ['Enter', 'Opens the file chooser'],
  ],
}
