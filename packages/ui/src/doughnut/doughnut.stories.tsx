import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { Doughnut } from './doughnut.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Charts/Doughnut',
  parameters: { usage },
  component: Doughnut,
  args: {
    label: 'Shortlisted and searched',
    centre: '38',
    centreNote: 'shortlisted',
    note: 'About 1 in every 4 searches ends in a shortlist.',
    slices: [
      { label: 'Shortlisted', value: 38 },
      { label: 'Searches', value: 142 },
    ],
  },
} satisfies Meta<typeof Doughnut>

export default meta
type Story = StoryObj<typeof meta>

export const TwoSlices: Story = {}
export const FourSlices: Story = {
  args: {
    centre: '312',
    centreNote: 'in all',
    slices: [
      { label: 'Pending', value: 48 },
      { label: 'Accepted', value: 96 },
      { label: 'Applied', value: 118 },
      { label: 'Rejected', value: 50 },
    ],
  },
}
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabThrough(canvas.getByRole('button', { name: 'Show as table' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus()
    await expect(canvas.getByRole('row', { name: 'Shortlisted 38 21%' })).toBeVisible()
  },
}
export const Empty: Story = {
  args: {
    centre: '0',
    slices: [
      { label: 'Shortlisted', value: 0 },
      { label: 'Searches', value: 0 },
    ],
    note: undefined,
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    label: 'शॉर्टलिस्ट',
    centreNote: 'शॉर्टलिस्ट',
    note: 'लगभग हर 4 खोजों में से 1 के बाद कोई शॉर्टलिस्ट होता है।',
    slices: [
      { label: 'शॉर्टलिस्ट किए गए', value: 38 },
      { label: 'खोजें', value: 142 },
    ],
  },
}
