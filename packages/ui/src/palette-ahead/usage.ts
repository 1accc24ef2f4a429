import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'While the code of the palette loads.',
  not: 'Instead of the palette.',
  do: 'Hand what was typed over to the palette.',
  dont: 'Show it once the palette is there.',
  keys: [['Esc', 'Closes it']],
}
