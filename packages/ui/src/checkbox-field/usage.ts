import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  when: 'Yes or no that is sent with a form; several that may each be ticked.',
  not: 'For what takes effect at once; that is a switch.',
  do: 'Write what you agree to beside the box.',
  dont: 'Tick it beforehand.',
  keys: [
    ['Tab', 'Reaches it'],
    ['Space', 'Ticks it'],
  ],
}
