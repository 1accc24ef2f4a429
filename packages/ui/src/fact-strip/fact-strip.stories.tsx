import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Cover } from '../cover/cover.tsx'
import { FactStrip } from './fact-strip.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/FactStrip',
  parameters: { usage },
  component: FactStrip,
  args: {
    facts: [
      { label: 'Ends', value: 'in 3 days' },
      { label: 'Openings', value: '40' },
      { label: 'Companies', value: '12' },
      { label: 'Average package', value: null },
      { label: 'Fee', value: '₹1,000' },
    ],
  },
} satisfies Meta<typeof FactStrip>

export default meta
type Story = StoryObj<typeof meta>

export const UnknownFactsReadNotAvailable: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('N/A')).toHaveLength(1)
  },
}
export const WithPicture: Story = {
  args: { picture: <Cover drawing="software" /> },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect()
    const strip = canvasElement.querySelector('dl')?.parentElement?.getBoundingClientRect()
    await expect(drawing?.bottom ?? 0, 'nothing of the drawing is cut off').toBeLessThan(strip?.bottom ?? 0)
  },
}
