import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Beside the name of a person whose profile people checked.',
  not: 'For anything else that is good.',
  do: 'Let it stick to the name’s last word.',
  dont: 'Use it as an icon for security.',
}
