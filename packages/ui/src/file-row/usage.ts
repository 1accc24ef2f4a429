import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'A file that is here, on its way, or refused.',
  not: 'For links.',
  do: 'Show its name, its size and what can be done with it.',
  dont: 'Say “uploaded” in green.',
  keys: [
    ['Tab', 'Reaches its action and Remove'],
    ['Enter', 'Presses them'],
  ],
}
