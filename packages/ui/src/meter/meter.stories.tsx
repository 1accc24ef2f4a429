import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Meter, ProgressBar } from './meter.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/Meter',
  parameters: { usage },
  component: Meter,
  args: { count: 7, total: 10, label: 'Skills chosen' },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const SevenOfTen: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter', { name: 'Skills chosen' })).toHaveAttribute('value', '7')
    await expect(within(canvasElement).getByText('7 of 10')).toBeVisible()
  },
}
export const Full: Story = { args: { count: 10 } }
export const Quiet: Story = { args: { count: 7, total: 9, quiet: true } }
export const Bar: Story = { render: () => <ProgressBar percent={62} label="NPTEL-Web-Programming.pdf" /> }
