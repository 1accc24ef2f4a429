import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { contrast } from '../tokens/contrast.ts'
import { Avatar } from './avatar.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/Avatar',
  parameters: { usage },
  component: Avatar,
  args: { name: 'Asha Kulkarni' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Devanagari: Story = { globals: { lang: 'hi' }, args: { name: 'सई पाटील' } }
export const NoName: Story = { args: { name: '' } }
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-letters=AK]')).toBeVisible())
  },
}
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name="Asha Kulkarni" size="xs" />
      <Avatar name="Asha Kulkarni" size="sm" />
      <Avatar name="Trinetra Labs" square />
      <Avatar name="Asha Kulkarni" size="lg" />
      <Avatar name="Asha Kulkarni" size="xl" />
    </div>
  ),
}

const companies = [
  ...[
    'Aranyam Infotech',
    'Trivenika Labs',
    'Palashvan Foods',
    'Kshitijam Capital',
    'Indravani Media',
    'Vartikam Retail',
  ],
  ...['Nirjhara Logistics', 'Utkarshini BPO', 'Meghadut Hotels', 'Girnarika Academy', 'Tarangika Pharma', 'सह्याद्री'],
]

/** A company without a logo has the colour of its name, the same everywhere. */
export const Companies: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {companies.map((name) => (
        <Avatar key={name} name={name} square />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll('[data-letters]')]
    const looks = tiles.map((tile) => getComputedStyle(tile))
    for (const { color, backgroundColor } of looks) await expect(contrast(color, backgroundColor)).toBeGreaterThan(4.5)
    await expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBeGreaterThan(4)
  },
}
