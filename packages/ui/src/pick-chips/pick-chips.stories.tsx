import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { PickChips } from './pick-chips.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/PickChips',
  parameters: { usage },
  component: PickChips,
  args: {
    label: 'Language of comfort',
    note: 'one or more',
    options: [
      { value: 'english', label: 'English' },
      { value: 'hindi', label: 'Hindi' },
      { value: 'native', label: 'Native' },
    ],
  },
} satisfies Meta<typeof PickChips>

export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}
export const TicksKeepTheOrderOfTheList: Story = {
  render: (args) => {
    const [values, setValues] = useState(['hindi'])
    return <PickChips {...args} values={values} onValues={setValues} help={`Chosen: ${values.join(', ')}`} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Native' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'English' }))
    await expect(canvas.getByText('Chosen: english, hindi, native')).toBeVisible()
  },
}
export const WithError: Story = {
  args: {
    label: 'Has own',
    error: "Please select at least one option for 'Has Own'.",
    options: [
      { value: 'bike', label: 'Bike' },
      { value: 'laptop', label: 'Laptop' },
    ],
  },
}
export const Dense: Story = { args: { dense: true } }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    lang: 'hi',
    label: 'अपना है',
    note: 'एक या अधिक',
    options: [
      { value: 'a', label: 'मोटरसाइकिल' },
      { value: 'b', label: 'लैपटॉप' },
    ],
  },
}

export const SpacePicksTheOneWithTheFocus: Story = {
  play: async ({ canvas }) => {
    const [english, hindi, native] = ['English', 'Hindi', 'Native'].map((name) =>
      canvas.getByRole('checkbox', { name }),
    )
    if (!english || !hindi || !native) throw new Error('There are three choices.')
    await tabThrough(english, hindi, native)
    await userEvent.keyboard(' ')
    await expect(native).toBeChecked()
    await expect(hindi).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(native).not.toBeChecked()
  },
}
