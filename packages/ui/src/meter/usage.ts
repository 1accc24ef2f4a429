import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'How many of a known number: 3 of 10 seats.',
  not: 'For progress over time.',
  do: 'Write the count beside it.',
  dont: 'Turn it red when full, unless full is bad.',
}
