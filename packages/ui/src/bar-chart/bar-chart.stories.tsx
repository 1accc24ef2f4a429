import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { BarChart } from './bar-chart.tsx'
import { usage } from './usage.ts'

const days = Array.from({ length: 30 }, (_, index) => ({
  label: `${String(index + 1).padStart(2, '0')}/11/2026`,
  value: (index * 7) % 13,
}))

const meta = {
  title: 'Charts/BarChart',
  parameters: { usage },
  component: BarChart,
  args: { label: 'Search appearances by day', bars: days, heads: ['Day', 'Appearances'] },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const ThirtyDays: Story = {}

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await tabThrough(canvas.getByRole('button', { name: 'Show as table' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus()
    const table = canvas.getByRole('table', { name: 'Search appearances by day' })
    await expect(within(table).getAllByRole('row')).toHaveLength(31)
    await expect(within(table).getByRole('row', { name: '03/11/2026 1' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toBeVisible()
  },
}

export const Nothing: Story = { args: { bars: days.map(({ label }) => ({ label, value: 0 })) } }
export const OneBar: Story = { args: { bars: days.slice(4, 5) } }
export const NinetyDays: Story = {
  args: { bars: Array.from({ length: 90 }, (_, index) => ({ label: `Day ${index + 1}`, value: index % 9 })) },
}
