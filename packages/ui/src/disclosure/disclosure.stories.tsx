import type { Meta, StoryObj } from '@storybook/react-vite'
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
