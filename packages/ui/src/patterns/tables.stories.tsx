import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Status } from '../badge/badge.tsx'
import { BulkBar, BulkButton } from '../bulk-bar/bulk-bar.tsx'
import { type Column, DataTable } from '../data-table/data-table.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { PatternPage } from './pattern-page.tsx'

type Application = { id: string; name: string; drive: string; waiting: boolean; days: number }

const rows: Application[] = [
  { id: '1', name: 'Example Asha', drive: 'Full-stack hiring day', waiting: true, days: 3 },
  { id: '2', name: 'Example Rohan', drive: 'Banking freshers', waiting: false, days: 8 },
  { id: '3', name: 'Example Lakshmi', drive: 'Full-stack hiring day', waiting: true, days: 12 },
]

const columns: Column<Application>[] = [
  { id: 'name', header: 'Name', fixed: true, card: 'title', cell: ({ name }) => name },
  { id: 'drive', header: 'Drive', cell: ({ drive }) => drive },
  {
    id: 'status',
    header: 'Status',
    cell: ({ waiting }) => <Status shape={waiting ? 'waiting' : 'full'}>{waiting ? 'Pending' : 'Accepted'}</Status>,
  },
  { id: 'days', header: 'Waiting', cell: ({ days }) => <span className="tabular-nums">{days} days</span> },
]

function ExampleTable() {
  const [selected, setSelected] = useState<string[]>([])
  return (
    <div className="pb-16">
      <DataTable
        caption="Applications"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        selected={selected}
        onSelected={setSelected}
        foot={<Pagination dense page={1} pageSize={20} total={3} onPage={() => undefined} />}
      />
      <BulkBar label="Chosen applications" count={selected.length} onClear={() => setSelected([])}>
        <BulkButton>Export CSV</BulkButton>
      </BulkBar>
    </div>
  )
}

function TablesPage() {
  return (
    <PatternPage
      title="Tables"
      intro="The console is dense, because people work in it all day: 40 px rows, a header that stays, and the same table as cards on a phone."
      dos={[
        'Give names the first column and let it stay when the others scroll.',
        'Align figures, and use figures of one width.',
        'Show a status as a shape and a word.',
        'Put actions on several rows into the bar at the bottom, with room below the list.',
        'Keep “N of N”, Previous and Next in sight in a record that was opened from a list.',
      ]}
      donts={[
        'Use colour for rows. Only the current row is loud.',
        'Move a verb from its column; a missing action leaves its gap.',
        'Hide N/A: it is muted and always there.',
        'Use a table for three facts about one thing; that is a list of labels and values.',
      ]}
    >
      <ExampleTable />
    </PatternPage>
  )
}

const meta = { title: 'Patterns/Tables', component: TablesPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Tables: StoryObj = {}

/** A test of the page; people find its example untouched. */
export const SelectedRowsAreCounted: StoryObj = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row: Example Rohan' }))
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(canvas.queryByText('1 selected')).toBeNull())
  },
}
