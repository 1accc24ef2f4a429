import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioList } from './radio-list.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/RadioList',
  parameters: { usage },
  component: RadioList,
  args: {
    label: 'Job type',
    options: [
      { value: '', label: 'Any' },
      { value: 'full', label: 'Full time', note: 128 },
      { value: 'part', label: 'Part time', note: 12 },
      { value: 'none', label: 'Freelance', note: 0, disabled: true },
    ],
  },
} satisfies Meta<typeof RadioList>

export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}
export const ArrowsMoveTheAnswer: Story = {
  args: { defaultValue: '', onValue: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('radio', { name: /Full time/ })).toBeChecked()
    await expect(args.onValue).toHaveBeenCalledWith('full')
  },
}
export const WithError: Story = { args: { error: 'Choose one to go on.' } }
