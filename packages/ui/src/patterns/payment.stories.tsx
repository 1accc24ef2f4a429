import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { LabelValueList } from '../label-value-list/label-value-list.tsx'
import { PatternPage } from './pattern-page.tsx'

function ExamplePayment() {
  const [paying, setPaying] = useState(false)
  // Long enough to see it work, then the example can be tried again.
  const pay = () => {
    setPaying(true)
    setTimeout(() => setPaying(false), 4000)
  }
  return (
    <Card className="max-w-120">
      <h3 className="text-lg">Get verified</h3>
      <p className="mt-1 mb-4 text-ink-muted">
        Our team checks your certificates and talks to you. Employers then see the seal beside your name.
      </p>
      <LabelValueList
        items={[
          { label: 'Fee', value: '₹424' },
          { label: 'GST, 18 %', value: '₹76' },
          { label: 'You pay', value: <strong>₹500</strong> },
          { label: 'If we can’t verify you', value: 'You get ₹500 back' },
        ]}
      />
      <Button block className="mt-5" busy={paying && 'Opening the payment...'} onClick={pay}>
        Pay ₹500
      </Button>
    </Card>
  )
}

function PaymentPage() {
  return (
    <PatternPage
      title="Payment"
      intro="Five hundred rupees is a lot of money. Before you pay, the screen says what it is for, how much it is with tax, and what happens to the money if it does not work out."
      dos={[
        'Show the fee on the card and the page, long before the button.',
        'Put the sum on the button: “Pay ₹500”.',
        'Say when the money comes back, and how much of it.',
        'Say that it is being paid, and take no second press.',
        'Send a receipt at once, the way the person chose.',
      ]}
      donts={[
        'Hide tax until the last step.',
        'Hurry anybody with a countdown.',
        'Tick anything beforehand.',
        'Leave doubt after a failure: say whether money was taken.',
      ]}
    >
      <ExamplePayment />
    </PatternPage>
  )
}

const meta = { title: 'Patterns/Payment', component: PaymentPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Payment: StoryObj = {}

/** A test of the page; people find its example untouched. */
export const APressSaysThatItWorks: StoryObj = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay ₹500' }))
    await expect(within(canvasElement).getByRole('button', { name: 'Opening the payment...' })).toHaveFocus()
  },
}
