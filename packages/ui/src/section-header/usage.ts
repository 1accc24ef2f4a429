import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'The title of a part of a page, with its link.',
  not: 'For the page itself.',
  do: 'Write what follows, in two or three words.',
  dont: 'Skip a level of headings.',
  keys: [['Tab', 'Reaches what stands beside it']],
}
