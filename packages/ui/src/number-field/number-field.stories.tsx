import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NumberField } from './number-field.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/NumberField',
  parameters: { usage },
  component: NumberField,
  args: { label: 'Openings' },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Pay: Story = {
  args: { label: 'Expected CTC', decimals: true, prefix: '₹', suffix: 'LPA', defaultValue: '4.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Expected CTC' })).toHaveAttribute('inputmode', 'decimal')
  },
}
export const KeepsWhatWasTyped: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Openings' })
    await expect(box).toHaveAttribute('inputmode', 'numeric')
    await userEvent.click(box)
    await userEvent.paste('10-12')
    await expect(box).toHaveValue('10-12')
    await userEvent.clear(box)
    await userEvent.type(box, '१२ लोग')
    await expect(box).toHaveValue('१२ लोग')
  },
}
export const Refused: Story = {
  args: { defaultValue: '10-12', error: 'This is a range. Enter one number.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Openings' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('This is a range. Enter one number.')
  },
}
