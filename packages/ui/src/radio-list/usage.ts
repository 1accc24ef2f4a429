import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'One of up to seven, read one below the other.',
  not: 'For yes or no.',
  do: 'Order them as people think of them.',
  dont: 'Leave out “None of these” where it can be true.',
  keys: [
    ['Tab', 'Reaches the chosen one'],
    ['↓, ↑', 'Chooses the next'],
  ],
}
