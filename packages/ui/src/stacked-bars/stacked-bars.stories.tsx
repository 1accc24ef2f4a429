import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StackedBars } from './stacked-bars.tsx'
import { usage } from './usage.ts'

const names = Array.from({ length: 30 }, (_, index) => `${String(index + 1).padStart(2, '0')}/11`)
const part = (name: string, factor: number) => ({
  name,
  values: names.map((_, index) => factor * (1000 + ((index * 37) % 900))),
})

const meta = {
  title: 'Charts/StackedBars',
  parameters: { usage },
  component: StackedBars,
  args: {
    label: 'Payments by day',
    names,
    parts: [part('Drive fee', 30), part('VSP', 20), part('Courses', 10)],
    shown: (value) => `₹${value.toLocaleString('en-IN')}`,
    axis: (value) => `₹${value / 1000}k`,
  },
} satisfies Meta<typeof StackedBars>

export default meta
type Story = StoryObj<typeof meta>

export const ThirtyDays: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Payments by day' })
    chart.focus()
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      '01/11: ₹60,000 · Drive fee ₹30,000 · VSP ₹20,000 · Courses ₹10,000',
    )
  },
}
export const OnePart: Story = { args: { parts: [part('Sale', 5)] } }
export const Nothing: Story = { args: { parts: [{ name: 'Sale', values: names.map(() => 0) }] } }
