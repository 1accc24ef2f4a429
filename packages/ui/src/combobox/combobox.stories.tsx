import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock, Search } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TextButton } from '../text-link/text-link.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import { usage } from './usage.ts'

const roles = [
  'React developer',
  'React Native developer',
  'Frontend developer (React)',
  'Accounts executive',
  'टेलीकॉलर',
]

const meta = {
  title: 'Fields/Combobox',
  parameters: { usage },
  component: Combobox,
  args: {
    label: 'Job role',
    query: '',
    options: roles.map((label) => ({ value: label, label })),
    onQuery: fn(),
    onPick: fn(),
    placeholder: 'Type a job role',
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

function Live(props: ComboboxProps) {
  const [query, setQuery] = useState('')
  const options = props.options.filter((option) => option.label.toLowerCase().includes(query.toLowerCase()))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        props.onPick({ value: 'the form was sent', label: '' })
      }}
      style={{ minHeight: '20rem' }}
    >
      <Combobox {...props} options={options} query={query} onQuery={setQuery} />
    </form>
  )
}

export const Closed: Story = {}

export const EnterChooses: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Job role' })
    await userEvent.type(box, 'react')
    await expect(screen.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    const active = box.getAttribute('aria-activedescendant') ?? ''
    await expect(document.getElementById(active)).toHaveTextContent('Frontend developer (React)')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledTimes(1)
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ value: 'Frontend developer (React)' }))
    await expect(box).toHaveValue('Frontend developer (React)')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const EscapeClosesThenEmpties: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox')
    await userEvent.type(box, 'react')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(box).toHaveValue('react')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
  },
}

export const EnterWaitsForAnOptionOfSeveral: Story = {
  render: (args) => <Live {...args} several loading options={[]} />,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Job role' })
    await userEvent.type(box, 'libr{Enter}')
    await userEvent.type(box, '{Escape}{Enter}')
    await expect(args.onPick).not.toHaveBeenCalled()
    await userEvent.clear(box)
    await userEvent.type(box, '{Escape}{Enter}')
    await expect(args.onPick).toHaveBeenCalledTimes(1)
    await expect(args.onPick).toHaveBeenCalledWith({ value: 'the form was sent', label: '' })
  },
}

export const EnterSendsTheFormOnlyWhenClosed: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox')
    await userEvent.type(box, 'react')
    await userEvent.keyboard('{Escape}{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith({ value: 'the form was sent', label: '' })
  },
}

export const PressChooses: Story = {
  render: (args) => <Live {...args} several />,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox')
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('option', { name: 'Accounts executive' }))
    await expect(args.onPick).toHaveBeenCalledTimes(1)
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
}

export const OnlyTheMainMouseButtonChooses: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    const option = screen.getByRole('option', { name: 'Accounts executive' })
    await userEvent.pointer([
      { keys: '[MouseRight]', target: option },
      { keys: '[MouseMiddle]', target: option },
    ])
    await expect(args.onPick).not.toHaveBeenCalled()
    await userEvent.click(option)
    await expect(args.onPick).toHaveBeenCalledTimes(1)
  },
}

export const LeavingCloses: Story = {
  render: (args) => (
    <>
      <Live {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'After' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const GroupsNotesAndFoot: Story = {
  args: {
    search: true,
    query: 'React dev',
    options: [
      { value: 'a', label: 'React developer', note: '128', icon: <Search aria-hidden /> },
      { value: 'b', label: 'React Native developer', note: '41', icon: <Search aria-hidden /> },
      {
        value: 'c',
        label: 'Accounts executive · Nashik',
        note: '2 days ago',
        icon: <Clock aria-hidden />,
        group: 'Recent',
      },
      {
        value: 'd',
        label: 'टेलीकॉलर · Satara · Fresher',
        note: '5 days ago',
        icon: <Clock aria-hidden />,
        group: 'Recent',
      },
    ],
    foot: <TextButton>Saved (3)</TextButton>,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(screen.getByText('Recent')).toBeVisible()
  },
}

export const LoadingOptions: Story = {
  args: { loading: true, options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(within(canvasElement).getByText('Loading')).toBeVisible()
  },
}

export const NoMatches: Story = {
  args: { options: [], query: 'zzz' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(within(canvasElement).getByText('no suggestion')).toBeVisible()
  },
}

export const WithError: Story = { args: { error: 'Choose a job role from the list.' } }

export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { label: 'नौकरी की भूमिका', placeholder: 'भूमिका लिखें', note: 'एक या अधिक' },
}
