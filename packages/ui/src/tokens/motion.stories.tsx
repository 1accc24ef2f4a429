import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { FoundationPage, Part } from './foundation-page.tsx'
import { tokensNamed } from './token-values.ts'

const uses: Readonly<Record<string, string>> = {
  appear: 'Menus, popovers, tooltips, the ground behind a dialog',
  rise: 'Dialogs and toasts, and sheets on a phone',
  'enter-right': 'A side panel',
  'enter-left': 'The menu of a phone',
  shimmer: 'A skeleton, while something loads',
}

const longest = 200

function MotionPage() {
  const [round, setRound] = useState(0)
  const moves = tokensNamed('--animate-').filter(({ name }) => name in uses)
  return (
    <FoundationPage
      title="Motion"
      intro="Things move to say where they come from, for 150 to 200 milliseconds. A person who asked their device for less motion sees none. What moves by itself has a pause button and stops under the pointer and the focus."
    >
      <Part title="Moves">
        <Button tone="quiet" onClick={() => setRound(round + 1)}>
          Play all
        </Button>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {moves.map(({ name, value }) => (
            <li key={name} data-milliseconds={milliseconds(value)} className="text-sm">
              <span className="mb-2 block overflow-hidden rounded-card border border-line bg-canvas p-4">
                <span
                  key={round}
                  className="block h-14 rounded-control bg-linear-to-r from-brand-faint via-brand-soft to-brand-faint bg-size-[200%_100%]"
                  style={{ animation: `var(--animate-${name})` }}
                />
              </span>
              <strong className="font-semibold">{name}</strong>
              <span className="block text-ink-muted">{uses[name]}</span>
              <span className="block text-ink-muted text-xs">{value}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Changes of colour" text="Hover, focus and pressing fade quickly enough to feel at once.">
        <p className="tabular-nums">{tokensNamed('--default-transition-duration').map(({ value }) => value)}</p>
      </Part>
    </FoundationPage>
  )
}

function milliseconds(animation: string) {
  const [, figure = '', unit] = /([\d.]+)(ms|s)\b/.exec(animation) ?? []
  return Number(figure) * (unit === 's' ? 1000 : 1)
}

const meta = { title: 'Foundations/Motion', component: MotionPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Motion: StoryObj = {}

/** A test of the page; people find its example untouched. */
export const EveryMoveIsShort: StoryObj = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play all' }))
    const moves = [...canvasElement.querySelectorAll<HTMLElement>('[data-milliseconds]')]
    await expect(moves.length).toBe(Object.keys(uses).length)
    // A skeleton may take its time: it says that something is going on.
    const short = moves.filter(({ textContent }) => !textContent?.includes('shimmer'))
    for (const { dataset } of short) await expect(Number(dataset.milliseconds)).toBeLessThanOrEqual(longest)
  },
}
