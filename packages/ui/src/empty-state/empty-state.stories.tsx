import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide-react'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Feedback/EmptyState',
  parameters: { usage },
  component: EmptyState,
  args: {
    title: 'No job found',
    text: 'Jobs you post show here for 15 days, with candidates who have the skills.',
    drawing: 'jobs',
    action: <Button tone="soft">Post new job</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Narrow: Story = {}
export const Wide: Story = { args: { wide: true } }
export const Dashed: Story = {
  args: {
    dashed: true,
    wide: true,
    drawing: undefined,
    title: 'Not found the right person yet?',
    text: 'Save this search and we tell you when someone new matches.',
  },
}
export const NoMatch: Story = {
  args: { drawing: 'nothing', title: 'No match', text: 'Remove a filter to see more.', action: undefined },
}
/** In a table: an icon instead of a drawing. */
export const InTable: Story = {
  args: { drawing: undefined, icon: SearchX, bare: true, title: 'No match', action: undefined },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    title: 'कोई नौकरी नहीं मिली',
    text: 'आपकी पोस्ट की गई नौकरियाँ यहाँ 15 दिनों तक दिखती हैं।',
    action: <Button tone="soft">नई नौकरी पोस्ट करें</Button>,
  },
}

export const EnterPressesItsAction: Story = {
  play: ({ canvas }) => tabAndEnter(canvas.getByRole('button', { name: 'Post new job' })),
}
