import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { showToast } from '../toaster/toaster.tsx'
import { PatternPage } from './pattern-page.tsx'

function ExampleActions() {
  const [listed, setListed] = useState(false)
  const [asking, setAsking] = useState(false)
  const [rejected, setRejected] = useState(false)
  const shortlist = () => {
    setListed(true)
    showToast({ text: 'Gurpreet is on the shortlist', action: { label: 'Undo', onAction: () => setListed(false) } })
  }
  const reject = () => {
    setAsking(false)
    setRejected(true)
  }
  return (
    <Card className="flex max-w-140 flex-wrap items-center gap-3">
      <p className="mr-auto font-semibold">Gurpreet Kaur {rejected && '· Rejected'}</p>
      <Button tone="quiet" size="sm" done={listed} onClick={shortlist}>
        {listed ? 'On the shortlist' : 'Shortlist'}
      </Button>
      <Button tone="danger" size="sm" onClick={() => setAsking(true)}>
        Reject
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reject Gurpreet Kaur?"
        description="Gurpreet sees “Rejected” at once. You can’t undo this."
        confirmLabel="Reject Gurpreet"
        onConfirm={reject}
      />
    </Card>
  )
}

function ConfirmPage() {
  return (
    <PatternPage
      title="Confirm and undo"
      intro="What nobody else has seen can be undone, so it just happens. What others see, what costs money and what cannot be undone asks first."
      dos={[
        'Undo: shortlist, move, attendance, remark. Say what happened and where it went.',
        'Ask: reject, delete, verify, pay. Name the person or the item in the question.',
        'Repeat the verb on the button: “Reject Gurpreet”, not “OK”.',
        'Start the focus on Cancel.',
        'Wait with the message to others until the time for Undo is over.',
      ]}
      donts={[
        'Ask “Are you sure?”.',
        'Ask about what can be undone: people learn to press through.',
        'Let the key that opened the question answer it.',
        'Put Undo into a menu.',
      ]}
    >
      <ExampleActions />
    </PatternPage>
  )
}

const meta = { title: 'Patterns/Confirm and undo', component: ConfirmPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const ConfirmAndUndo: StoryObj = { name: 'Confirm and undo' }

/** A test of the page; people find its example untouched. */
export const CancelChangesNothingAndUndoGoesBack: StoryObj = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.queryByText(/Rejected/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Shortlist' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Shortlist' })).toBeVisible())
  },
}
