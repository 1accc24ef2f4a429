import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Columns3, X } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from './icon-button.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Actions/IconButton',
  parameters: { usage },
  component: IconButton,
  args: { label: 'Close', icon: <X />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Bare: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}
export const Outlined: Story = { args: { look: 'outlined' } }
export const SoftAndSmall: Story = { args: { look: 'soft', size: 'sm', label: 'Columns', icon: <Columns3 /> } }
export const WithDot: Story = { args: { label: 'Notifications, 3 new', icon: <Bell />, dot: true } }
export const Disabled: Story = { args: { look: 'outlined', disabled: true } }
