import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Ring } from './ring.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/Ring',
  parameters: { usage },
  component: Ring,
  args: { percent: 72, label: 'Profile strength' },
} satisfies Meta<typeof Ring>

export default meta
type Story = StoryObj<typeof meta>

export const SeventyTwo: Story = {
  name: 'Seventy Two [C-348 C-349 E-857]',
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('img', { name: 'Profile strength: 72%' })
    await expect(ring).toBeVisible()
    // The full ring has the colour of the remainder, with the share drawn over it; 70% of the radius is cut out.
    const [rest, share] = ring.querySelectorAll('circle')
    await expect(share?.getAttribute('stroke-dasharray')).toBe('72 100')
    for (const circle of [rest, share]) {
      const [middle, thickness] = ['r', 'stroke-width'].map((name) => Number(circle?.getAttribute(name)))
      await expect(Number(middle) - Number(thickness) / 2).toBeCloseTo(0.7 * 56)
    }
  },
}
export const Nothing: Story = { args: { percent: 0 } }
export const Full: Story = { args: { percent: 100 } }
export const OutOfRange: Story = {
  args: { percent: 140 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('100%')).toBeVisible()
  },
}
export const Small: Story = { args: { size: 80, percent: 88 } }
