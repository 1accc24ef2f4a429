import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Copy, Download } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { BulkBar, BulkButton } from './bulk-bar.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Data/BulkBar',
  parameters: { usage },
  component: BulkBar,
  args: {
    count: 3,
    label: 'Chosen rows',
    onClear: fn(),
    children: (
      <>
        <BulkButton icon={<Download />}>CSV</BulkButton>
        <BulkButton icon={<Copy />}>Phones</BulkButton>
        <BulkButton icon={<Ban />}>Suspend...</BulkButton>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}
export const OnARowOfTheirOwnOnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [count, first] = [canvas.getByText('3 selected'), canvas.getByRole('button', { name: 'CSV' })]
    await expect(window.innerWidth).toBe(320)
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(count.getBoundingClientRect().bottom)
  },
}
export const OneLoud: Story = { args: { children: <BulkButton main>Move to</BulkButton> } }
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/selected/)).toBeNull()
  },
}

export const EnterDoesEachActionAndClears: Story = {
  play: async ({ args, canvas }) => {
    await tabAndEnter(...['CSV', 'Phones', 'Suspend...', 'Clear'].map((name) => canvas.getByRole('button', { name })))
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}
