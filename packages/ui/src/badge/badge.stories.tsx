import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { Badge, Status } from './badge.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/Badge',
  parameters: { usage },
  component: Badge,
  args: { children: '4 of 4 skills match' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Applied 12/11/2026</Badge>
      <Badge tone="accent" icon={<Clock aria-hidden />}>
        Waiting 3 days
      </Badge>
      <Badge tone="brand">Open to switch</Badge>
      <Badge tone="danger">Expired</Badge>
      <Badge tone="verified">Verified</Badge>
    </div>
  ),
}
export const Statuses: Story = {
  render: () => (
    <div className="flex flex-col gap-2 text-sm">
      <Status shape="waiting">Pending</Status>
      <Status shape="open">No payment</Status>
      <Status shape="half">Accepted</Status>
      <Status shape="full">Applied</Status>
      <Status shape="off">Rejected</Status>
    </div>
  ),
}
export const LongText: Story = {
  args: { children: 'Accepted, payment awaited until the last day of the drive, 23/11/2026' },
}
export const Hindi: Story = { globals: { lang: 'hi' }, args: { children: '3 दिन शेष', tone: 'accent' } }
