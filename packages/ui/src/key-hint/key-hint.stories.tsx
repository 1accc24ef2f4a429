import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { KeyBar } from '../key-bar/key-bar.tsx'
import { KeyHint } from './key-hint.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/KeyHint',
  parameters: { usage },
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
      actions={[
        { keys: ['j', 'k'], label: 'move' },
        { keys: 'Enter', label: 'open' },
        { keys: '?', label: 'all keys' },
      ]}
    />
  ),
}

/** Not all keys have room; the key for the full list always has. */
export const NarrowBar: Story = {
  render: () => (
    <div className="w-80">
      <KeyBar
        label="Keys"
        actions={[
          { keys: ['j', 'k'], label: 'move along the list' },
          { keys: 'Enter', label: 'open the profile' },
          { keys: 'a', label: 'accept' },
          { keys: ['Ctrl', 'K'], label: 'go anywhere' },
          { keys: '?', label: 'all keys', always: true },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('aside')
    const all = within(canvasElement).getByText('all keys')
    // A phone has no keyboard, and no bar.
    if (!bar || bar.offsetHeight === 0) return
    await expect(all.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right)
    // Except for the line above the bar, which takes a pixel of its height.
    await expect(all.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().bottom + 1)
  },
}
