import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Alert } from '../alert/alert.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { PatternPage } from './pattern-page.tsx'

function ExampleFailure() {
  const [loaded, setLoaded] = useState(false)
  if (loaded) return <p role="status">12 jobs in Pune</p>
  return (
    <ErrorState
      title="The jobs could not be loaded"
      text="Your filters are still set."
      onRetry={() => setLoaded(true)}
    />
  )
}

function ErrorsPage() {
  return (
    <PatternPage
      title="Errors"
      intro="An error says what happened, what is safe, and what to do. It stands where the trouble is and stays until it is over."
      dos={[
        'Put a field’s error beside the field, a form’s above its button, a list’s in place of the list.',
        'Offer “Try again” where trying again can help.',
        'Say that nothing was lost, and make it true.',
        'Tell a lost network from a broken server.',
      ]}
      donts={[
        'Put what needs doing into a toast: it goes away.',
        'Show a code or a library’s text. A request’s number stands small, for support.',
        'Blame: “invalid input” helps nobody.',
        'Use red alone. An error has an icon and words.',
      ]}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ExampleFailure />
        <div className="flex flex-col gap-5">
          <Alert tone="danger" title="The payment did not go through">
            Nothing was taken from your account. Try again, or pay another way.
          </Alert>
          <TextField
            label="E-mail"
            defaultValue="asha@"
            error="Write the whole address, as in asha@example.com."
            autoComplete="email"
          />
          <ErrorState offline title="You are offline" text="You see what was here an hour ago." />
        </div>
      </div>
    </PatternPage>
  )
}

const meta = { title: 'Patterns/Errors', component: ErrorsPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Errors: StoryObj = {}

/** A test of the page; people find its example untouched. */
export const RetryLoads: StoryObj = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [retry] = canvas.getAllByRole('button')
    if (retry) await userEvent.click(retry)
    await expect(canvas.getByText('12 jobs in Pune')).toBeVisible()
  },
}
