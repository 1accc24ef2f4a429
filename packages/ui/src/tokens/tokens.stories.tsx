import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ColourTable } from './colour-table.tsx'

/** The colours of theme.css with their contrast, type in both scripts, space and radius. */
function Tokens() {
  return (
    <div className="flex flex-col gap-10">
      <section>
        <h2 className="mb-3 text-lg">Colour</h2>
        <ColourTable />
      </section>
      <section>
        <h2 className="mb-3 text-lg">Type: Anek Latin and Anek Devanagari</h2>
        <Type />
      </section>
      <section>
        <h2 className="mb-3 text-lg">Space, in steps of 4 px</h2>
        <div className="flex flex-wrap items-end gap-4">
          {[1, 2, 3, 4, 5, 6, 8, 12].map((step) => (
            <span key={step} className="text-xs text-ink-muted tabular-nums">
              <span className="mb-1 block bg-brand" style={{ width: step * 4, height: step * 4 }} />
              {step * 4}
            </span>
          ))}
        </div>
      </section>
      <section>
        <h2 className="mb-3 text-lg">Radius and shadow</h2>
        <div className="flex flex-wrap gap-4 text-sm">
          <span className="rounded-control border border-line-strong bg-surface p-4">control, 8</span>
          <span className="rounded-card border border-line bg-surface p-4">card, 14</span>
          <span className="rounded-full bg-brand-soft p-4">chip, full</span>
          <span className="rounded-card bg-surface p-4 shadow-float">what floats</span>
        </div>
      </section>
    </div>
  )
}

function Type() {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs">12 · Verified skills, real jobs · सत्यापित हुनर, असली नौकरियाँ · 0123456789 ₹1,00,000</p>
      <p className="text-sm">14 · Verified skills, real jobs · सत्यापित हुनर, असली नौकरियाँ</p>
      <p className="text-base">16 · Verified skills, real jobs · पडताळलेली कौशल्ये, खऱ्या नोकऱ्या</p>
      <p className="text-lg">18 · Verified skills, real jobs · सत्यापित हुनर</p>
      <p className="text-xl font-semibold">22 · Verified skills, real jobs · सत्यापित हुनर</p>
      <p className="text-2xl font-semibold">28 · Verified skills · सत्यापित हुनर</p>
      <p className="text-3xl font-semibold wrap-anywhere">36 · Verified skills · सत्यापित हुनर</p>
    </div>
  )
}

const meta = { title: 'Tokens/All', component: Tokens } satisfies Meta<typeof Tokens>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvasElement }) => {
    // Text needs a contrast of 4.5 : 1, a control's border 3 : 1, in either theme.
    await waitFor(() => {
      const rows = within(canvasElement).getAllByRole('row').slice(1)
      expect(rows.length).toBeGreaterThan(10)
      for (const row of rows) {
        expect(Number(row.dataset.contrast), row.textContent ?? '').toBeGreaterThanOrEqual(Number(row.dataset.least))
      }
    })
  },
}
