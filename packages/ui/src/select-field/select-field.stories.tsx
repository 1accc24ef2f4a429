import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { realKeys, tabThrough } from '../../.storybook/keyboard.ts'
import { SelectField } from './select-field.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/SelectField',
  parameters: { usage },
  component: SelectField,
  args: {
    label: 'Degree',
    placeholder: 'Choose a degree',
    options: [
      { value: 'be', label: 'B.E. / B.Tech' },
      { value: 'mca', label: 'MCA' },
      { value: 'iti', label: 'ITI', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = {
  args: { defaultValue: 'mca' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Degree' })
    await userEvent.selectOptions(select, 'be')
    await expect(select).toHaveValue('be')
  },
}
export const WithError: Story = { args: { error: 'Choose your highest degree.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Dense: Story = { args: { dense: true } }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    lang: 'hi',
    label: 'डिग्री',
    placeholder: 'डिग्री चुनें',
    options: [{ value: 'x', label: 'कंप्यूटर इंजीनियरिंग में स्नातक की उपाधि, सावित्रीबाई फुले पुणे विद्यापीठ' }],
    defaultValue: 'x',
  },
}

export const ArrowsAndLettersChoose: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Degree' })
    await tabThrough(select)
    const keys = await realKeys()
    if (!keys) return
    await keys.keyboard('{ArrowDown}{ArrowDown}')
    await expect(select).toHaveValue('mca')
    await keys.keyboard('{ArrowUp}')
    await expect(select).toHaveValue('be')
    await keys.keyboard('m')
    await expect(select).toHaveValue('mca')
  },
}
