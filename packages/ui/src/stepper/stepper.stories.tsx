import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StepBar, StepCount, StepRail } from './stepper.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Navigation/Stepper',
  parameters: { usage },
  component: StepRail,
  args: {
    label: 'Registration',
    current: 5,
    steps: [
      'Verify phone',
      'Basic details',
      'Fresher or working',
      'Education & work',
      'Skills & interests',
      'Opportunities',
    ],
  },
} satisfies Meta<typeof StepRail>

export default meta
type Story = StoryObj<typeof meta>

export const Rail: Story = {}
export const FirstStep: Story = { args: { current: 1 } }
export const LastStep: Story = { args: { current: 6 } }
export const Bar: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      <StepBar {...args} />
      <StepCount {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '5 of 6: Skills & interests',
    )
    await expect(within(canvasElement).getByText('5 of 6')).toBeVisible()
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    label: 'पंजीकरण',
    current: 2,
    steps: ['फ़ोन की पुष्टि', 'मूल जानकारी', 'फ्रेशर या अनुभवी', 'शिक्षा और काम', 'कौशल और रुचियाँ', 'अवसर'],
  },
}
