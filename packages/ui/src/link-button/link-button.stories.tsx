import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { LinkButton } from './link-button.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Actions/LinkButton',
  parameters: { usage },
  component: LinkButton,
  args: { href: '#there', children: 'Search candidates' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { icon: <Search /> } }
export const Soft: Story = { args: { tone: 'soft' } }
export const QuietBlock: Story = { args: { tone: 'quiet', block: true } }
export const Hindi: Story = { globals: { lang: 'hi' }, args: { children: 'उम्मीदवार खोजें', lang: 'hi' } }

export const EnterFollowsIt: Story = {
  play: ({ canvas }) => tabAndEnter(canvas.getByRole('link', { name: 'Search candidates' })),
}
