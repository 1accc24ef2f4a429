import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwitchField } from './switch-field.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/SwitchField',
  parameters: { usage },
  component: SwitchField,
  args: { label: 'Open to join', help: 'Employers see it on your profile', checked: false, onChecked: fn() },
} satisfies Meta<typeof SwitchField>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { checked: true } }
export const SpaceAndLabelToggle: Story = {
  render: (args) => {
    const [checked, setChecked] = useState(false)
    return <SwitchField {...args} checked={checked} onChecked={setChecked} />
  },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Open to join' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
    await userEvent.click(within(canvasElement).getByText('Open to join'))
    await expect(toggle).not.toBeChecked()
  },
}
export const Disabled: Story = { args: { disabled: true, label: 'Open for freelancing', help: 'Coming soon' } }
export const Dense: Story = { args: { dense: true, label: 'Pre-screened only', help: undefined } }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { label: 'काम बदलने के लिए तैयार', help: 'नियोक्ता इसे आपकी प्रोफ़ाइल पर देखते हैं' },
}
