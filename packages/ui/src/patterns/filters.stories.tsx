import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { RemovableChip } from '../chip/chip.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { PickChips } from '../pick-chips/pick-chips.tsx'
import { TextButton } from '../text-link/text-link.tsx'
import { PatternPage } from './pattern-page.tsx'

const cities = ['Pune', 'Mumbai', 'Nagpur'].map((name) => ({ value: name, label: name }))
const jobs = [
  ['React intern', 'Pune'],
  ['Accounts executive', 'Mumbai'],
  ['Web developer', 'Pune'],
] as const

function ExampleFilters() {
  const [chosen, setChosen] = useState<readonly string[]>(['Pune'])
  const shown = jobs.filter(([, city]) => chosen.length === 0 || chosen.includes(city))
  return (
    <div className="flex max-w-140 flex-col gap-4">
      <PickChips label="City" note="one or more" options={cities} values={chosen} onValues={setChosen} />
      <div className="flex flex-wrap items-center gap-2">
        {chosen.map((city) => (
          <RemovableChip key={city} name={city} onRemove={() => setChosen(chosen.filter((one) => one !== city))}>
            {city}
          </RemovableChip>
        ))}
        {chosen.length > 0 && <TextButton onClick={() => setChosen([])}>Clear all</TextButton>}
      </div>
      <p role="status" className="text-ink-muted text-sm">
        {shown.length} {shown.length === 1 ? 'job' : 'jobs'}
      </p>
      {shown.length === 0 ? (
        <EmptyState drawing="nothing" title="No job here" text="Remove a filter to see more." />
      ) : (
        <ul className="rounded-card border border-line bg-surface">
          {shown.map(([name, city]) => (
            <li key={name} className="border-line px-4 py-3 not-first:border-t">
              <strong className="font-semibold">{name}</strong> · {city}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FiltersPage() {
  return (
    <PatternPage
      title="Filters"
      intro="People narrow a list in small steps and want to see at once what each step did, and take it off again."
      dos={[
        'Show every filter that is on as a chip that can be removed, above the results.',
        'Say how many results there are, also to screen readers.',
        'Keep search, filters, sort and page in the address, so that Back works and a link shows the same.',
        'Open the filters as a sheet on a phone, with one button that says how many are on.',
        'One of several is a joined bar; several of many are boxes that say “one or more”.',
      ]}
      donts={[
        'Show a toggle and its chip: one fact has one sign.',
        'Offer a filter that leads to nothing without saying so.',
        'Let the list jump while its figures come.',
        'Ask for “Apply” where the list can follow at once.',
      ]}
    >
      <ExampleFilters />
    </PatternPage>
  )
}

const meta = { title: 'Patterns/Filters', component: FiltersPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Filters: StoryObj = {}

/** A test of the page; people find its example untouched. */
export const ChipsAndCountsFollow: StoryObj = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('2 jobs')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nagpur' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pune' }))
    await expect(canvas.getByText('No job here')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('3 jobs')
  },
}
