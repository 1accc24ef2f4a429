import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Seal, SealedName } from './seal.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/Seal',
  parameters: { usage },
  component: Seal,
  args: { label: 'Verified by HR' },
} satisfies Meta<typeof Seal>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      {[14, 18, 24, 32, 48].map((size) => (
        <Seal key={size} label="Verified by HR" size={size} />
      ))}
    </div>
  ),
}
export const AfterALongWord: Story = {
  render: () => (
    <div className="w-40 font-semibold">
      <SealedName name="Chandrasekharavenkataramanujan" seal="Verified by HR" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const seal = within(canvasElement).getByRole('img')
    const box = seal.closest('div')?.getBoundingClientRect()
    await expect(seal.getBoundingClientRect().right).toBeLessThanOrEqual(box?.right ?? 0)
  },
}
export const NeverAlone: Story = {
  render: () => (
    <div className="flex max-w-40 flex-col gap-2 font-semibold">
      <SealedName name="Lakshmi Narayanan Subramaniam" seal="Verified by HR" />
      <SealedName name="सई पाटील" seal="Verified by HR" />
      <SealedName name="Gurpreet Kaur" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const seal = within(canvasElement).getAllByRole('img')[0]
    // The seal shares its box with the last word, so a line can't break between them.
    await expect(seal?.parentElement).toHaveTextContent('Subramaniam')
  },
}
