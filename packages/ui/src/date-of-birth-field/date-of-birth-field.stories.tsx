import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DateOfBirthField } from './date-of-birth-field.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/DateOfBirthField',
  parameters: { usage },
  component: DateOfBirthField,
  args: { label: 'Date of birth', value: '', onValue: fn() },
} satisfies Meta<typeof DateOfBirthField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { help: 'For example 14 8 2001' } }
export const TypedPartsMakeADate: Story = {
  render: (args) => {
    const [value, setValue] = useState('')
    return <DateOfBirthField {...args} value={value} onValue={setValue} help={value} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '4')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '8')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '2001')
    await userEvent.tab()
    await expect(canvas.getByText('2001-08-04')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible()
  },
}
export const WithError: Story = { args: { value: '2035-08-14', error: 'The year must be in the past.' } }
export const Disabled: Story = { args: { value: '2001-08-14', disabled: true } }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { label: 'जन्म तिथि', help: 'जैसे 14 8 2001', value: '2001-08-14' },
}
