import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { KeyHint } from '../key-hint/key-hint.tsx'
import { SearchField, type SearchFieldProps } from './search-field.tsx'
import { usage } from './usage.ts'

function Live(props: SearchFieldProps) {
  const [value, setValue] = useState('')
  return <SearchField {...props} value={value} onValue={setValue} />
}

const meta = {
  title: 'Fields/SearchField',
  parameters: { usage },
  component: SearchField,
  args: { label: 'Search candidates', value: '', onValue: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Job role or skill', hint: <KeyHint keys="/" /> } }
export const EnterSearchesAndEscapeClears: Story = {
  args: { submitLabel: 'Search' },
  render: (args) => <Live {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('searchbox', { name: 'Search candidates' })
    await userEvent.type(box, 'React dev{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('React dev')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await userEvent.type(box, 'Excel')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
}
export const NotSearched: Story = { args: { value: 'Asha '.repeat(70), error: 'At most 300 characters.' } }
export const Dense: Story = { args: { dense: true, value: 'Asha' } }
export const Hindi: Story = { globals: { lang: 'hi' }, args: { label: 'नाम, ई-मेल या फ़ोन' } }
