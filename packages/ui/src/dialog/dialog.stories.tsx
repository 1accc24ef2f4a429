import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { SegmentedBar } from '../segmented-bar/segmented-bar.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { showToast } from '../toaster/toaster.tsx'
import { Dialog } from './dialog.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { usage, docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    title: 'Add experience',
    description: 'The newest entry comes first.',
    trigger: <Button>Add</Button>,
    children: <TextField label="Company" />,
    submit: <Button>Save</Button>,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { open: true } }
export const Closed: Story = { tags: ['!autodocs'] }
export const EscapeClosesAndFocusComesBack: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Add' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Add experience' })
    await expect(dialog).toHaveAccessibleDescription('The newest entry comes first.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
  },
}
export const ToastAbove: Story = {
  args: {
    children: (
      <Button
        onClick={() =>
          showToast({
            text: 'Row removed',
            action: { label: 'Undo', onAction: () => showToast({ text: 'Back again' }) },
          })
        }
      >
        Remove
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    // A toast above a modal dialog is clickable, and the click leaves the dialog open.
    await userEvent.click(await screen.findByText('Undo'))
    await waitFor(() => expect(screen.getByText('Back again')).toBeVisible())
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
export const EscapeClosesListFirst: Story = {
  args: {
    children: (
      <Combobox
        label="City"
        query=""
        onQuery={() => undefined}
        onPick={() => undefined}
        options={[{ value: 'pune', label: 'Pune' }]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add' }))
    await userEvent.click(await screen.findByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pune' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
function LateField() {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return <form>{loaded ? <TextField label="Date" /> : <p aria-busy>Loading</p>}</form>
}

export const FocusesAFieldThatLoadsLate: Story = {
  args: { form: true, submit: <Button>Save</Button>, children: <LateField /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add' }))
    const field = await screen.findByRole('textbox', { name: 'Date' })
    await waitFor(() => expect(field).toHaveFocus())
  },
}
export const FocusesTheChosenOption: Story = {
  args: {
    form: true,
    submit: <Button>Save</Button>,
    children: (
      <form>
        <SegmentedBar
          label="Joining"
          defaultValue="switch"
          options={[
            { value: 'join', label: 'Open to join' },
            { value: 'switch', label: 'Open to switch' },
          ]}
        />
      </form>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add' }))
    const chosen = await screen.findByRole('radio', { name: 'Open to switch' })
    await waitFor(() => expect(chosen).toHaveFocus())
  },
}
function FormWithErrors() {
  const [sent, setSent] = useState(false)
  return (
    <form
      id="errors"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
      }}
    >
      <TextField label="Company" />
      <TextField label="Place" error={sent ? 'Write the place.' : undefined} />
    </form>
  )
}

export const FocusesTheFirstFieldWithAnError: Story = {
  args: {
    form: true,
    submit: (
      <Button type="submit" form="errors">
        Save
      </Button>
    ),
    children: <FormWithErrors />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Place' })).toHaveFocus())
  },
}
export const LongAnswer: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    open: true,
    submit: <Button tone="danger">Pankaj Dhumal यांना ₹9,000 परत करा</Button>,
    cancelLabel: 'रद्द करा',
  },
  play: async () => {
    const cancel = await screen.findByRole('button', { name: 'रद्द करा' })
    await expect(cancel.offsetHeight, 'Cancel has one line').toBeLessThanOrEqual(48)
  },
}
export const ABlockedButtonStaysBesideCancel: Story = {
  args: {
    open: true,
    submit: <Button reason="You haven’t opened any of these numbers yet.">Copy numbers</Button>,
  },
  play: async () => {
    if (window.innerWidth < 640) return
    const boxOf = async (name: string) => (await screen.findByRole('button', { name })).getBoundingClientRect()
    const [cancel, copy] = [await boxOf('Cancel'), await boxOf('Copy numbers')]
    const reason = screen.getByText(/haven’t opened/).getBoundingClientRect()
    await expect(copy.left - cancel.right).toBe(8)
    await expect(copy.right).toBe(reason.right)
    await expect(reason.top).toBeGreaterThan(copy.bottom)
  },
}
export const LongLead: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    open: true,
    lead: <Button tone="ghost">मैं यह बाद में करूँगा/करूँगी</Button>,
    submit: <Button>सेव करें</Button>,
    cancelLabel: 'रद्द करें',
  },
  play: async () => {
    const [lead, save] = await Promise.all([
      screen.findByRole('button', { name: /^मैं/ }),
      screen.findByRole('button', { name: 'सेव करें' }),
    ])
    await expect(lead.getBoundingClientRect().left, 'nothing sticks out').toBeGreaterThanOrEqual(0)
    await expect(save.offsetHeight, 'Save has one line').toBeLessThanOrEqual(48)
  },
}
export const ABlockedButtonFillsItsPartOfASheet: Story = {
  args: {
    open: true,
    submit: <Button reason="You haven’t opened any of these numbers yet.">Copy numbers</Button>,
  },
  play: async () => {
    if (window.innerWidth >= 640) return
    const button = await screen.findByRole('button', { name: 'Copy numbers' })
    await expect(button.offsetWidth).toBe(button.parentElement?.offsetWidth)
  },
}
export const LongContent: Story = {
  args: {
    size: 'lg',
    open: true,
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={`line ${index + 1}`}>A line of the terms, number {index + 1}.</p>
    )),
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    open: true,
    trigger: <Button>जोड़ें</Button>,
    submit: <Button>सहेजें</Button>,
    title: 'अनुभव जोड़ें',
    description: 'नियोक्ता सबसे नया पहले देखते हैं।',
    children: <TextField label="कंपनी का नाम" lang="hi" />,
  },
}
