import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ColourTable } from './colour-table.tsx'
import { FoundationPage, Part } from './foundation-page.tsx'
import { InTheme } from './in-theme.tsx'
import { Swatches } from './swatches.tsx'
import { tokensNamed } from './token-values.ts'

const themes = ['light', 'dark'] as const

function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      intro="Colour is rationed: three of them have one meaning each, the rest is paper and ink. Nothing is said by colour alone; a word or a shape always says it too."
    >
      <Part title="The colours" text="Read from the page: what you see here is what the apps use.">
        <div className="grid gap-6 lg:grid-cols-2">
          {themes.map((theme) => (
            <InTheme key={theme} theme={theme}>
              <Swatches theme={theme} />
            </InTheme>
          ))}
        </div>
      </Part>
      <Part
        title="Contrast"
        text="Colours that stand on each other. Text needs 4.5 : 1, the border of a control 3 : 1, and plain text on paper gets 7 : 1."
      >
        <div className="grid gap-6 lg:grid-cols-2">
          {themes.map((theme) => (
            <InTheme key={theme} theme={theme}>
              <ColourTable name={`Contrast in the ${theme} theme`} />
            </InTheme>
          ))}
        </div>
      </Part>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Colour', component: ColourPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Colour: StoryObj = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      for (const theme of themes) {
        const table = within(canvasElement).getByRole('table', { name: `Contrast in the ${theme} theme` })
        const rows = within(table).getAllByRole('row').slice(1)
        expect(rows.length).toBeGreaterThan(10)
        for (const row of rows) {
          expect(Number(row.dataset.contrast), `${theme}: ${row.textContent}`).toBeGreaterThanOrEqual(
            Number(row.dataset.least),
          )
        }
      }
    })
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-colour]')].map(({ dataset }) => dataset.colour)
    await expect(new Set(shown)).toEqual(new Set(tokensNamed('--color-').map(({ name }) => name)))
  },
}
