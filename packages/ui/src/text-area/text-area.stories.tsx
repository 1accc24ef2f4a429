import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { Button } from '../button/button.tsx'
import { TextArea } from './text-area.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/TextArea',
  parameters: { usage },
  component: TextArea,
  args: { label: 'Other remarks', note: 'optional', counter: 150 },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Clear about React; wants Pune for family reasons.' } }
export const TooLong: Story = {
  args: {
    counter: 40,
    error: 'Keep it to 40 letters.',
    defaultValue: 'Called twice; free after 4 pm. Wants a Pune office and no night shifts.',
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { lang: 'hi', label: 'टिप्पणी', note: 'वैकल्पिक', defaultValue: 'दो बार फ़ोन किया; शाम चार बजे के बाद खाली हैं।' },
}

export const EnterStartsALineAndTabLeaves: Story = {
  render: (args) => (
    <>
      <TextArea {...args} />
      <Button>Save</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: /^Other remarks/ })
    await tabThrough(box)
    await userEvent.keyboard('One{Enter}Two')
    await expect(box).toHaveValue('One\nTwo')
    await tabThrough(canvas.getByRole('button', { name: 'Save' }))
  },
}
