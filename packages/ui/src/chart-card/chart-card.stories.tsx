import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { ChartCard } from './chart-card.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Charts/ChartCard',
  parameters: { usage },
  component: ChartCard,
  args: {
    title: 'Sign-ups by day',
    note: '620 in 30 days',
    table: { heads: ['Day', 'Sign-ups'], lines: [{ label: '21/11/2026', values: [620] }] },
    children: <p>The picture</p>,
  },
} satisfies Meta<typeof ChartCard>

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = {}
export const ItsTableIsOnePressAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: '21/11/2026 620' })).toBeVisible()
    await expect(canvas.queryByText('The picture')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
    await expect(canvas.getByText('The picture')).toBeVisible()
  },
}

export const EnterSwitchesAndTheFocusStays: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show as table' })
    await tabThrough(button)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('table', { name: 'Sign-ups by day' })).toBeVisible()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('The picture')).toBeVisible()
  },
}
