import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MonthYearField } from './month-year-field.tsx'

const meta = {
  title: 'Fields/MonthYearField',
  component: MonthYearField,
  args: { label: 'Started', value: '', onValue: fn() },
} satisfies Meta<typeof MonthYearField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const PartsMakeAMonth: Story = {
  render: (args) => {
    const [value, setValue] = useState('')
    return <MonthYearField {...args} value={value} onValue={setValue} help={value} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'Jul')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '2024')
    await expect(canvas.getByText('2024-07')).toBeVisible()
  },
}
export const WithError: Story = { args: { value: '2024-', error: 'Choose the month too.' } }
export const Disabled: Story = { args: { value: '2024-07', disabled: true } }
export const Hindi: Story = { args: { label: 'शुरुआत', value: '2024-07' } }
