import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A filter’s fields, a short explanation.',
  not: 'For a form that saves; that is a dialog.',
  do: 'Open it below its button, so that it hides nothing it acts on.',
  dont: 'Open another from it.',
  keys: [
    ['Enter', 'Opens it from its button'],
    ['Tab', 'Goes through it'],
    ['Esc', 'Closes it, and the focus is back on its button'],
  ],
}
