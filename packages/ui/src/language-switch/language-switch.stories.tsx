import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Navigation/LanguageSwitch',
  parameters: { usage },
  component: LanguageSwitch,
  args: {
    label: 'Language',
    value: 'en',
    onValue: fn(),
    languages: [
      { tag: 'en', name: 'English' },
      { tag: 'hi', name: 'हिन्दी' },
      { tag: 'mr', name: 'मराठी' },
    ],
  },
} satisfies Meta<typeof LanguageSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  render: (args) => {
    const [value, setValue] = useState('en')
    return <LanguageSwitch {...args} value={value} onValue={setValue} />
  },
  play: async ({ canvasElement }) => {
    const hindi = within(canvasElement).getByRole('button', { name: 'हिन्दी' })
    await userEvent.click(hindi)
    await expect(hindi).toHaveAttribute('aria-pressed', 'true')
    await expect(hindi).toHaveAttribute('lang', 'hi')
  },
}

export const EnterChoosesEachInTurn: Story = {
  play: async ({ args, canvas }) => {
    await tabAndEnter(...canvas.getAllByRole('button'))
    await expect(args.onValue).toHaveBeenCalledTimes(3)
    await expect(args.onValue).toHaveBeenLastCalledWith('mr')
  },
}
