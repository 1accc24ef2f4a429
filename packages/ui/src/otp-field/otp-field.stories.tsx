import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OtpField, type OtpFieldProps } from './otp-field.tsx'
import { usage } from './usage.ts'

function Live(props: OtpFieldProps) {
  const [code, setCode] = useState('')
  return <OtpField {...props} value={code} onValue={setCode} />
}

function drawn(canvas: HTMLElement) {
  return [...canvas.querySelectorAll('[data-box]')].map((box) => box.textContent)
}

const meta = {
  title: 'Fields/OtpField',
  parameters: { usage },
  component: OtpField,
  args: { label: '6-digit code', value: '', onValue: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const TakesSixDigitsOneInEachBox: Story = {
  name: 'Takes Six Digits One In Each Box [E-631 E-632 S-095]',
  render: (args) => <Live {...args} />,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '6-digit code' })
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(box).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(box, '12a3b004')
    await expect(box).toHaveValue('123004')
    await expect(drawn(canvasElement)).toEqual(['1', '2', '3', '0', '0', '4'])
    await expect(args.onComplete).toHaveBeenCalledWith('123004')
    await userEvent.keyboard('7')
    await expect(box).toHaveValue('123007')
  },
}

export const BackspaceClearsTheBoxAndMovesBack: Story = {
  name: 'Backspace Clears The Box And Moves Back [E-634 S-097 S-098]',
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.type(box, '123456')
    await userEvent.keyboard('{Backspace}')
    await expect(drawn(canvasElement)).toEqual(['1', '2', '3', '4', '5', ''])
    await userEvent.keyboard('{Backspace}')
    await expect(drawn(canvasElement)).toEqual(['1', '2', '3', '4', '', ''])
    await userEvent.keyboard('9')
    await expect(box).toHaveValue('12349')
  },
}

export const PastedMessageFillsTheBoxes: Story = {
  name: 'Pasted Message Fills The Boxes [E-633]',
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.click(box)
    await userEvent.paste('Your code is 123 456')
    await expect(box).toHaveValue('123456')
    await expect(drawn(canvasElement)).toEqual(['1', '2', '3', '4', '5', '6'])
  },
}
export const PastedCodeReplacesACompleteOne: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.type(box, '000000')
    await userEvent.paste('852422')
    await expect(box).toHaveValue('852422')
    await expect(args.onComplete).toHaveBeenLastCalledWith('852422')
    await userEvent.paste('Your code is 417 329')
    await expect(box).toHaveValue('417329')
    await expect(args.onComplete).toHaveBeenCalledTimes(3)
  },
}
export const FilledInFromAMessageReplacesACompleteOne: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(box, '000000')
    // A phone's keyboard inserts a suggested code as one text.
    const about = { inputType: 'insertText', data: '852422', bubbles: true, cancelable: true }
    await expect(box.dispatchEvent(new InputEvent('beforeinput', about))).toBe(false)
    await expect(box).toHaveValue('852422')
    await expect(args.onComplete).toHaveBeenLastCalledWith('852422')
  },
}
export const Wrong: Story = {
  args: { value: '417329', error: 'Incorrect code. Type the one in the newest SMS. 4 tries left.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Incorrect code.')
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid()
  },
}
export const Disabled: Story = { args: { value: '417', disabled: true } }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { label: '6 अंकों का कोड', error: 'कोड गलत है। सबसे नए SMS वाला कोड लिखें।', value: '417329' },
}
