import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FunnelChart } from './funnel-chart.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Charts/FunnelChart',
  parameters: { usage },
  component: FunnelChart,
  args: {
    label: 'From sign-up to hired',
    heads: ['People', '% of previous step'],
    narrowest: 'Shortlisted',
    steps: [
      { name: 'Sign-up', count: 12_480, share: null },
      { name: 'Profile complete', count: 7862, share: 63 },
      { name: 'Applied', count: 4905, share: 62 },
      { name: 'Shortlisted', count: 1316, share: 27 },
      { name: 'Hired', count: 188, share: 14 },
    ],
  },
} satisfies Meta<typeof FunnelChart>

export default meta
type Story = StoryObj<typeof meta>

export const FiveSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,480')).toBeVisible()
    await expect(canvas.getByText('27%')).toBeVisible()
  },
}

/** Where the words of an element begin and end, which may be narrower than itself. */
const edges = (element: HTMLElement) => {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect()
}

export const HeadsStandApart: Story = {
  args: { heads: ['Applications', '% of previous step'] },
  play: async ({ canvas }) => {
    const count = edges(canvas.getByText('Applications'))
    await expect(edges(canvas.getByText('% of previous step')).left - count.right).toBeGreaterThanOrEqual(12)
    await expect(Math.abs(edges(canvas.getByText('12,480')).right - count.right)).toBeLessThan(1)
  },
}
export const Nobody: Story = {
  args: {
    steps: [
      { name: 'Sign-up', count: 0, share: null },
      { name: 'Hired', count: 0, share: null },
    ],
  },
}
