import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil } from 'lucide-react'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { TextButton, TextLink } from './text-link.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Actions/TextLink',
  parameters: { usage },
  component: TextLink,
  args: { href: '#there', children: 'View all jobs' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithIcon: Story = { args: { icon: <Pencil />, children: 'Edit' } }
export const InASentence: Story = {
  render: () => (
    <p className="text-sm">
      I agree to the{' '}
      <TextLink inline href="#policy">
        privacy policy
      </TextLink>{' '}
      and its use of my data.
    </p>
  ),
}
export const AsButton: Story = {
  render: () => (
    <div className="flex gap-6">
      <TextButton>Clear all</TextButton>
      <TextButton disabled>Resend OTP</TextButton>
    </div>
  ),
}

export const EnterFollowsIt: Story = {
  play: ({ canvas }) => tabAndEnter(canvas.getByRole('link', { name: 'View all jobs' })),
}
