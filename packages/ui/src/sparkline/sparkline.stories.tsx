import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from './sparkline.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Charts/Sparkline',
  parameters: { usage },
  component: Sparkline,
  args: { values: [3, 5, 4, 6, 8, 7, 9] },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {}
export const Flat: Story = { args: { values: [0, 0, 0, 0] } }
export const OnePoint: Story = { args: { values: [4] } }
