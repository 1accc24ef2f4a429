import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { MainContent, ResultsRegion, SkipLink } from './skip-link.tsx'
import { usage } from './usage.ts'

/** A page with a menu, a search and, if it has one, its list. */
function Page({ hasResults }: { hasResults: boolean }) {
  return (
    <>
      <SkipLink />
      <nav aria-label="Menu">
        <a href="#menu">Jobs</a>
      </nav>
      <MainContent className="grid gap-3 p-4">
        <button type="button">Filter</button>
        {hasResults && (
          <ResultsRegion>
            <button type="button">Apply</button>
          </ResultsRegion>
        )}
      </MainContent>
    </>
  )
}

const meta = {
  title: 'Navigation/SkipLink',
  parameters: { usage, documents: SkipLink },
  component: Page,
  args: { hasResults: true },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const LeadsToTheResults: Story = {
  play: async ({ canvas }) => {
    const before = window.history.length
    const skips = canvas.getAllByRole('link', { name: 'Skip to the list' })
    await tabThrough(...skips.slice(0, 1), canvas.getByRole('link', { name: 'Skip to content' }))
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveFocus()
    await expect(window.history.length).toBe(before)
  },
}

export const LeadsPastTheMenu: Story = {
  args: { hasResults: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Skip to the list' })).toBeNull()
    await tabThrough(canvas.getByRole('link', { name: 'Skip to content' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus()
  },
}

export const IsSeenOnlyWithTheFocus: Story = {
  args: { hasResults: false },
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip.getBoundingClientRect().width).toBeLessThan(2)
    await userEvent.tab()
    await waitFor(() => expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(40))
  },
}
