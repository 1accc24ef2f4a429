import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Steps that people pass one after the other.',
  not: 'For groups that overlap.',
  do: 'Write how many go on from each step.',
  dont: 'Mark more than the narrowest step.',
}
