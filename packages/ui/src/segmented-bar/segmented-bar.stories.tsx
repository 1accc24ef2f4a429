import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, Table } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SegmentedBar } from './segmented-bar.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/SegmentedBar',
  parameters: { usage },
  component: SegmentedBar,
  args: {
    label: 'Communication skills',
    options: [
      { value: 'good', label: 'Good' },
      { value: 'average', label: 'Average' },
      { value: 'poor', label: 'Poor' },
    ],
  },
} satisfies Meta<typeof SegmentedBar>

export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}
export const ArrowsMoveTheAnswer: Story = {
  args: { defaultValue: 'good', onValue: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Good' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Average' })).toBeChecked()
    await expect(args.onValue).toHaveBeenLastCalledWith('average')
  },
}
export const WithError: Story = { args: { error: "Please select an option for 'Communication skills'." } }
export const Dense: Story = { args: { dense: true, defaultValue: 'average' } }
export const FiveCities: Story = {
  args: {
    label: 'Job location preference',
    defaultValue: 'pune',
    options: ['Anywhere', 'Pune', 'Satara', 'Nashik', 'Mumbai'].map((label) => ({ value: label.toLowerCase(), label })),
  },
}
export const Fit: Story = {
  args: { label: 'View' },
  render: () => {
    const [view, setView] = useState('board')
    return (
      <SegmentedBar
        fit
        labelHidden
        label="View"
        value={view}
        onValue={setView}
        options={[
          { value: 'board', label: 'Board', icon: <LayoutGrid aria-hidden /> },
          { value: 'table', label: 'Table', icon: <Table aria-hidden /> },
        ]}
      />
    )
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    lang: 'hi',
    label: 'कब जुड़ सकते हैं',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'तुरंत' },
      { value: 'b', label: '30 दिनों के भीतर' },
      { value: 'c', label: '30 दिनों के बाद' },
    ],
  },
}
