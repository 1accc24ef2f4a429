import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './button.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Actions/Button',
  parameters: { usage },
  component: Button,
  args: { children: 'Send OTP', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button>Apply</Button>
      <Button tone="quiet">Preview</Button>
      <Button tone="soft" icon={<Plus />}>
        Post new job
      </Button>
      <Button tone="danger">Reject Gurpreet</Button>
      <Button tone="ghost">Clear</Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="xs" tone="quiet" icon={<Download />}>
        Export CSV
      </Button>
      <Button size="sm">Apply</Button>
      <Button size="md">Search</Button>
      <Button size="lg">Verify</Button>
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true } }

export const Block: Story = { args: { block: true } }

export const LongText: Story = {
  args: { children: 'Keep my seat in the full-stack hiring day and pay the remaining amount now' },
}

export const Hindi: Story = { globals: { lang: 'hi' }, args: { children: 'सत्यापन के लिए आवेदन करें', lang: 'hi' } }

export const Busy: Story = {
  args: { busy: 'Authorizing...' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Authorizing...' })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const BlockedWithReason: Story = {
  args: { reason: 'Tick both boxes to get your code.', block: true, onBlocked: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send OTP' })
    await expect(button).toHaveAccessibleDescription('Tick both boxes to get your code.')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(args.onBlocked).toHaveBeenCalledTimes(1)
  },
}

export const BlockedSubmit: Story = {
  args: { children: 'Submit', type: 'submit', busy: 'Submitting...' },
  render: ({ onClick, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onClick?.(event as never)
      }}
    >
      <input aria-label="Name" className="control min-h-11 px-3" />
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'Asha{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
