import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyBar } from '../key-bar/key-bar.tsx'
import { KeyHint } from './key-hint.tsx'

const meta = {
  title: 'Display/KeyHint',
  component: KeyHint,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof KeyHint>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const Bar: Story = {
  render: () => (
    <KeyBar
      label="Keys"
      deeds={[
        { keys: ['j', 'k'], label: 'move' },
        { keys: 'Enter', label: 'open' },
        { keys: '?', label: 'all keys' },
      ]}
    />
  ),
}
