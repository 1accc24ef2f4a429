import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { FocusKeeper } from './focus-keeper.tsx'

// It draws nothing, so it has no page in the documentation.
const meta = { title: 'Base/FocusKeeper', component: FocusKeeper, tags: ['!dev', '!autodocs'] } satisfies Meta<
  typeof FocusKeeper
>

export default meta
type Story = StoryObj<typeof meta>

function Decided() {
  const [isDecided, decide] = useState(false)
  return (
    <ul>
      <li>
        <FocusKeeper />
        Kiran Pai {isDecided && 'Shortlisted'}
        <Button onClick={() => decide(true)} className={isDecided ? 'invisible' : ''}>
          Shortlist
        </Button>
      </li>
    </ul>
  )
}

export const AButtonThatTurnsInvisibleHandsTheFocusToItsRow: Story = {
  render: () => <Decided />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Shortlist' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveFocus())
  },
}
