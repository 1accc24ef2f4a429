import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { TextField } from './text-field.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/TextField',
  parameters: { usage },
  component: TextField,
  args: { label: 'Full name', autoComplete: 'name' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'As on your mark sheet' } }
export const Filled: Story = { args: { defaultValue: 'Asha Kulkarni' } }
export const WithHelp: Story = { args: { help: 'Employers see this name.', note: 'optional' } }
export const WithError: Story = {
  args: {
    label: 'E-mail',
    defaultValue: 'asha@',
    error: 'Write the whole address, as in asha@example.com.',
    help: 'We send receipts here.',
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'E-mail' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(
      'Write the whole address, as in asha@example.com. We send receipts here.',
    )
  },
}
export const WithSuffix: Story = {
  args: { label: 'Expected CTC', suffix: 'LPA', prefix: '₹', inputMode: 'decimal', defaultValue: '4.5' },
}
export const WithIcon: Story = { args: { label: 'Skills', prefix: <Search />, placeholder: 'Search 840 skills' } }
export const CountsAndLetsLongTextStand: Story = {
  args: { label: 'Headline', counter: 10, defaultValue: 'React' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('5 of 10')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), ' developer')
    await expect(canvas.getByText('15 of 10')).toBeVisible()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '+91 98765 43210' } }
export const Dense: Story = { args: { dense: true } }
export const LongTexts: Story = {
  args: {
    label: 'Name of the institution as it is printed on the certificate that you are going to upload',
    help: 'If the institution has changed its name since, write the one on the certificate and add the present one in brackets.',
    defaultValue: 'Savitribai Phule Pune University, Department of Computer Engineering and Information Technology',
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    lang: 'hi',
    label: 'पूरा नाम',
    help: 'जैसा आपकी अंकतालिका में है।',
    defaultValue: 'प्रिया जाधव',
    error: 'कृपया अपना पूरा नाम लिखें।',
  },
}

export const EnterSendsItsForm: Story = {
  render: (args) => {
    const [sent, setSent] = useState(0)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(sent + 1)
        }}
      >
        <TextField {...args} help={`sent ${sent}`} />
      </form>
    )
  },
  play: async ({ canvas }) => {
    await tabThrough(canvas.getByRole('textbox', { name: 'Full name' }))
    await userEvent.keyboard('Asha{Enter}')
    await expect(canvas.getByText('sent 1')).toBeVisible()
  },
}
