import type { Meta, StoryObj } from '@storybook/react-vite'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { SectionHeader } from './section-header.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/SectionHeader',
  parameters: { usage },
  component: SectionHeader,
  args: { title: 'Companies' },
} satisfies Meta<typeof SectionHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithFigure: Story = { args: { aside: '12' } }
export const WithDescription: Story = { args: { description: 'Optional. Images or PDF.', level: 3 } }

export const TabReachesItsLink: Story = {
  args: { aside: <TextLink href="#all">View all 12</TextLink> },
  play: ({ canvas }) => tabThrough(canvas.getByRole('link', { name: 'View all 12' })),
}
