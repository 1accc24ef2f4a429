import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChartTable } from './chart-table.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Charts/ChartTable',
  parameters: { usage },
  component: ChartTable,
  args: {
    label: 'Sign-ups by day',
    heads: ['Day', 'Sign-ups', '% of previous step'],
    lines: [
      { label: '20/11/2026', values: [1240, '63%'] },
      { label: '21/11/2026', values: [620, null] },
    ],
  },
} satisfies Meta<typeof ChartTable>

export default meta
type Story = StoryObj<typeof meta>

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '20/11/2026 1,240 63%' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: '21/11/2026 620 N/A' })).toBeVisible()
  },
}
