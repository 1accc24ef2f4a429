import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Chip } from '../chip/chip.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { ChipList } from './chip-list.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/ChipList',
  parameters: { usage },
  component: ChipList,
  args: { items: ['React', 'Node.js', 'SQL'], label: 'Skills' },
} satisfies Meta<typeof ChipList>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Skills' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const SomeMarked: Story = {
  args: {
    mark: { look: 'done', label: 'you have it', isOn: (skill) => skill !== 'SQL' },
    children: <TextLink href="#skills">Add SQL</TextLink>,
  },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(said).toEqual(['Reactyou have it', 'Node.jsyou have it', 'SQL', 'Add SQL'])
  },
}
export const Verified: Story = {
  args: { mark: { look: 'verified', label: 'Verified by HR', isOn: (skill) => skill === 'React' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Verified by HR' })).toHaveLength(1)
  },
}
export const Small: Story = {
  args: {
    small: true,
    children: (
      <Chip small look="muted">
        +4
      </Chip>
    ),
  },
}
export const LongText: Story = {
  args: { items: ['Excel', 'Object-oriented analysis and design with the Unified Modeling Language'] },
}
export const Hindi: Story = { globals: { lang: 'hi' }, args: { items: ['सार्वजनिक भाषण', 'बिक्री'], label: 'हुनर' } }
