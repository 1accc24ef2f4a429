import type { Meta, StoryObj } from '@storybook/react-vite'
import { BriefcaseBusiness, GraduationCap } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioCards } from './radio-cards.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/RadioCards',
  parameters: { usage },
  component: RadioCards,
  args: {
    label: 'Which is you?',
    options: [
      { value: 'fresher', label: 'Fresher', note: 'I look for my first job.', icon: <GraduationCap aria-hidden /> },
      {
        value: 'experienced',
        label: 'Working',
        note: 'I have worked for a year or more.',
        icon: <BriefcaseBusiness aria-hidden />,
      },
    ],
  },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}
export const ArrowsMoveTheAnswer: Story = {
  args: { defaultValue: 'fresher', columns: 2, onValue: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('radio', { name: /Working/ })).toBeChecked()
    await expect(args.onValue).toHaveBeenCalledWith('experienced')
  },
}
export const WithError: Story = { args: { error: 'Choose one to go on.' } }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    lang: 'hi',
    label: 'आप कौन हैं?',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'फ्रेशर', note: 'मैं अपनी पहली नौकरी ढूँढ रहा हूँ।' },
      { value: 'b', label: 'अनुभवी', note: 'मैंने एक साल या उससे अधिक काम किया है।' },
    ],
  },
}
