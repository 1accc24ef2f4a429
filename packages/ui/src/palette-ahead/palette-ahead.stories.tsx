import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { CommandPalette } from '../command-palette/command-palette.tsx'
import { PaletteAhead } from './palette-ahead.tsx'
import { usage } from './usage.ts'

const texts = { title: 'Go anywhere, find anyone', placeholder: 'Go anywhere, find anyone' }

const meta = {
  title: 'Overlays/PaletteAhead',
  component: PaletteAhead,
  parameters: { usage, docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { ...texts, query: '', onQuery: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof PaletteAhead>
export default meta
type Story = StoryObj<typeof meta>

export const WhatIsTypedStaysWhenThePaletteIsThere: Story = {
  render: () => <Opened />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Find' }).focus()
    await userEvent.keyboard('{Enter}adi')
    await expect(await screen.findByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('ti')
    await expect(screen.getByRole('combobox')).toHaveValue('aditi')
  },
}

export const EscapeReturnsTheFocus: Story = {
  render: () => <Opened />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Find' })).toHaveFocus()
  },
}

/** A palette whose code is there with the third letter. */
function Opened() {
  const [state, setState] = useState<'closed' | 'ahead' | 'there'>('closed')
  const [query, setQuery] = useState('')
  const close = () => setState('closed')
  const type = (next: string) => {
    setQuery(next)
    if (next.length === 3) setState('there')
  }
  const palette = { ...texts, query, onQuery: type }
  return (
    <>
      <button type="button" onClick={() => setState('ahead')}>
        Find
      </button>
      {state === 'ahead' && <PaletteAhead {...palette} onClose={close} />}
      {state === 'there' && <CommandPalette {...palette} open onOpenChange={close} groups={[]} empty="Nothing fits" />}
    </>
  )
}
