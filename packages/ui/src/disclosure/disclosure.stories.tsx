import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { realKeys } from '../../.storybook/keyboard.ts'
import { Disclosure } from './disclosure.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/Disclosure',
  parameters: { usage },
  component: Disclosure,
  args: {
    summary: 'Is a job certain once I pay?',
    children: 'No. The fee books your interviews; each company decides for itself.',
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const Several: Story = {
  render: (args) => (
    <div>
      <Disclosure {...args} open />
      <Disclosure summary="Can I come with a friend?">Yes.</Disclosure>
      <Disclosure summary="ट्रेन लेट हो जाए तो?">हमें फ़ोन करें।</Disclosure>
    </div>
  ),
}

export const EnterAndSpaceOpenAndClose: Story = {
  play: async ({ args, canvas }) => {
    const summary = canvas.getByText('Is a job certain once I pay?')
    const answer = canvas.getByText(String(args.children))
    summary.focus()
    await expect(summary).toHaveFocus()
    await expect(answer).not.toBeVisible()
    const keys = await realKeys()
    if (!keys) return
    for (const key of ['{Enter}', ' ']) {
      await keys.keyboard(key)
      await waitFor(() => expect(answer).toBeVisible())
      await keys.keyboard(key)
      await waitFor(() => expect(answer).not.toBeVisible())
    }
  },
}
