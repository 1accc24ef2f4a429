import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FoundationPage, Part } from './foundation-page.tsx'
import { tokenValues } from './token-values.ts'

const uses: readonly (readonly [steps: number, use: string])[] = [
  [1, 'Between a label and its mark'],
  [2, 'Between an icon and its word'],
  [3, 'Between chips, between buttons'],
  [4, 'Inside a card on a phone, between cards'],
  [5, 'Inside a card on a desktop'],
  [6, 'Between sections of a form'],
  [8, 'Between columns'],
  [12, 'Between parts of a page'],
]

const heights = [
  ['min-h-11', 'What a finger touches, everywhere'],
  ['min-h-10', 'A row of a table'],
  ['min-h-9', 'A control in the console'],
] as const

const step = () => Number.parseFloat(tokenValues('light').get('--spacing') ?? '') * 16

function SpacePage() {
  const pixels = step()
  return (
    <FoundationPage
      title="Space"
      intro={`Distances are steps of ${pixels} px. Edges and baselines hold across cards; an icon button keeps its 44 px, but its glyph stands on the card’s edge.`}
    >
      <Part title="Steps">
        <ul className="flex flex-col gap-3">
          {uses.map(([steps, use]) => (
            <li key={steps} data-space={steps * pixels} className="flex items-center gap-4 text-sm">
              <span className="flex w-14 shrink-0 justify-end">
                <span className="bg-brand" style={{ width: steps * pixels, height: steps * pixels }} />
              </span>
              <span className="w-14 shrink-0 font-semibold tabular-nums">{steps * pixels} px</span>
              <span className="text-ink-muted">{use}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Heights" text="Touch screens never go below 44 px, even in the console.">
        <ul className="flex flex-wrap items-end gap-4 text-sm">
          {heights.map(([height, use]) => (
            <li
              key={height}
              className={`${height} flex items-center rounded-control border border-line-strong bg-surface px-4`}
            >
              {Number(height.slice('min-h-'.length)) * pixels} px: {use}
            </li>
          ))}
        </ul>
      </Part>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Space', component: SpacePage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Space: StoryObj = {
  play: async () => {
    await expect(step()).toBe(4)
  },
}
