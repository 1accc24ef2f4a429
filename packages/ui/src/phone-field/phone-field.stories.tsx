import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { realKeys, tabThrough } from '../../.storybook/keyboard.ts'
import { PhoneField } from './phone-field.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/PhoneField',
  parameters: { usage },
  component: PhoneField,
  args: {
    label: 'Mobile number',
    countryLabel: 'Country',
    country: 'IN',
    onCountry: fn(),
    countries: [
      { value: 'IN', name: 'India', dial: '+91' },
      { value: 'AE', name: 'United Arab Emirates', dial: '+971' },
    ],
  },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { placeholder: '98765 43210', help: 'Outside India? Change the country, or type your e-mail.' },
}
export const KeepsTheNumberAsTyped: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '98765 43210')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'AE')
    await expect(args.onCountry).toHaveBeenCalledWith('AE')
    await expect(canvas.getByRole('textbox')).toHaveValue('98765 43210')
  },
}
export const WithError: Story = { args: { defaultValue: '98765', error: 'A mobile number has 10 digits.' } }
export const FixedCountry: Story = { args: { onCountry: undefined, defaultValue: '98765 43210' } }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { lang: 'hi', label: 'मोबाइल नंबर', countryLabel: 'देश', help: 'भारत से बाहर हैं? देश बदलें, या अपना ई-मेल लिखें।' },
}

export const ArrowsChangeTheCountry: Story = {
  render: (args) => {
    const [country, setCountry] = useState('IN')
    return <PhoneField {...args} country={country} onCountry={setCountry} />
  },
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' })
    const number = canvas.getByRole('textbox', { name: 'Mobile number' })
    await tabThrough(country, number)
    await userEvent.tab({ shift: true })
    await expect(country).toHaveFocus()
    const keys = await realKeys()
    await keys?.keyboard('{ArrowDown}')
    if (keys) await expect(canvas.getByText('+971')).toBeVisible()
    await keys?.keyboard('{ArrowUp}')
    await expect(country).toHaveValue('IN')
  },
}
