import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'What just happened, with Undo if it can be undone.',
  not: 'For an error that needs doing something; it stays in place.',
  do: 'Leave it long enough to read in Hindi.',
  dont: 'Show several about the same subject.',
  keys: [
    ['Tab', 'Reaches Undo and Close'],
    ['Enter', 'Presses them'],
  ],
}
