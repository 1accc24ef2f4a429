import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { TextButton } from '../text-link/text-link.tsx'
import { Alert } from './alert.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Feedback/Alert',
  parameters: { usage },
  component: Alert,
  args: { title: 'Complete your profile', children: 'Add your CV to apply for verification.' },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { args: { action: <TextButton>Add CV</TextButton>, onDismiss: fn() } }
export const Warning: Story = {
  args: { tone: 'warning', title: '3 days remaining', children: 'Pay by 23/11/2026 to keep your seat.' },
}
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The payment did not go through',
    children: 'Nothing was taken from your account. Try again or choose another way to pay.',
  },
}
export const CloseButtonDismisses: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { title: 'अपनी प्रोफ़ाइल पूरी करें', children: 'सत्यापन के लिए आवेदन करने हेतु अपना सीवी जोड़ें।' },
}

export const EnterPressesItsActionAndCloses: Story = {
  args: { action: <TextButton>Add CV</TextButton>, onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await tabAndEnter(canvas.getByRole('button', { name: 'Add CV' }), canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}
