import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TrendChart } from './trend-chart.tsx'
import { usage } from './usage.ts'

const names = Array.from({ length: 30 }, (_, index) => `${String(index + 1).padStart(2, '0')}/11`)
const values = names.map((_, index) => 300 + ((index * 37) % 320))

const meta = {
  title: 'Charts/TrendChart',
  parameters: { usage },
  component: TrendChart,
  args: {
    label: 'Sign-ups by day',
    names,
    lines: [
      { name: 'sign-ups', values },
      { name: 'first logins', values: values.map((value) => Math.round(value * 0.85)) },
    ],
  },
} satisfies Meta<typeof TrendChart>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLines: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Sign-ups by day' })
    await expect(chart).toHaveAttribute('aria-valuetext', '30/11 · sign-ups 413 · first logins 351')
    chart.focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(chart).toHaveAttribute('aria-valuetext', '02/11 · sign-ups 337 · first logins 286')
  },
}
export const PreviousPeriod: Story = {
  args: { before: { name: 'the 30 days before', values: values.map((value) => Math.round(value * 0.6)) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '30/11 · sign-ups 413 · first logins 351 · the 30 days before 248',
    )
  },
}
export const EqualLines: Story = {
  args: {
    lines: [
      { name: 'sign-ups', values },
      { name: 'first logins', values },
    ],
    before: { name: 'the 30 days before', values: values.map(() => 410) },
  },
  play: async ({ canvasElement }) => {
    // The second line is on top, and the first is seen through its gaps.
    const [before, main, second] = canvasElement.querySelectorAll('polyline')
    await expect(second?.getAttribute('points')).toBe(main?.getAttribute('points'))
    await expect(before?.getAttribute('points')).not.toBe(main?.getAttribute('points'))
    await expect([main, second].map((line) => line?.hasAttribute('stroke-dasharray'))).toEqual([false, true])
  },
}
export const OneLine: Story = { args: { lines: [{ name: 'sign-ups', values }] } }
export const OneDay: Story = { args: { names: ['21/11'], lines: [{ name: 'sign-ups', values: [7] }] } }
export const Nothing: Story = { args: { lines: [{ name: 'sign-ups', values: values.map(() => 0) }] } }
export const Rupees: Story = {
  args: { lines: [{ name: 'received', values: values.map((value) => value * 100) }], shown: (value) => `₹${value}` },
}
