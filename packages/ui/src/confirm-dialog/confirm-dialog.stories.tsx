import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Status } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { LabelValueList } from '../label-value-list/label-value-list.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { usage, docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Reject Gurpreet Kaur?',
    description: 'Gurpreet sees ‘Rejected’ on the drive at once and can’t apply to it again. This can’t be undone.',
    confirmLabel: 'Reject Gurpreet',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const FocusStartsOnCancel: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const OpenedByAKeyThatIsHeld: Story = {
  render: (args) => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Reject
        </Button>
        <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Reject' }).focus()
    await userEvent.keyboard('{Enter>}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    // Pressed and held: a browser would click the focused button unless the key's default is prevented.
    const repeated = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    screen.getByRole('button', { name: 'Cancel' }).dispatchEvent(repeated)
    await expect(repeated.defaultPrevented).toBe(true)
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const WithFacts: Story = {
  args: {
    children: (
      <LabelValueList
        items={[
          { label: 'Drive', value: 'Full-stack hiring day' },
          { label: 'Now', value: <Status shape="waiting">Pending since 17/11/2026</Status> },
          { label: 'Money', value: 'Nothing paid, nothing to refund' },
        ]}
      />
    ),
  },
}
export const Busy: Story = {
  args: { busy: 'Rejecting...' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rejecting...' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const LongerThanTheScreen: Story = {
  args: { description: 'Gurpreet sees this at once. '.repeat(150) },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Reject Gurpreet Kaur?' })
    const end = screen.getByRole('button', { name: 'Reject Gurpreet' })
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await waitFor(() => expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    // Once its size is known, the words can be scrolled by keyboard.
    await waitFor(() =>
      expect(screen.getByRole('alertdialog').querySelector('section')).toHaveAttribute('tabindex', '0'),
    )
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    title: 'गुरप्रीत कौर को अस्वीकार करें?',
    description: 'यह वापस नहीं लिया जा सकता।',
    confirmLabel: 'गुरप्रीत को अस्वीकार करें',
    cancelLabel: 'रहने दें',
  },
}
