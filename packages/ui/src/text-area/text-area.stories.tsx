import type { Meta, StoryObj } from '@storybook/react-vite'
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
  args: { lang: 'hi', label: 'टिप्पणी', note: 'वैकल्पिक', defaultValue: 'दो बार फ़ोन किया; शाम चार बजे के बाद खाली हैं।' },
}
