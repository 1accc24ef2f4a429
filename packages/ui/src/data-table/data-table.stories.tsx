import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { BulkBar, BulkButton } from '../bulk-bar/bulk-bar.tsx'
import { Chip } from '../chip/chip.tsx'
import { ColumnChooser } from '../column-chooser/column-chooser.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { SealedName } from '../seal/seal.tsx'
import { type Column, DataTable, type DataTableProps, type Sort } from './data-table.tsx'
import { usage } from './usage.ts'

type Person = {
  id: number
  name: string
  phone: string
  level: string
  degree: string
  skills: string[]
  sealed: boolean
}

const names = [
  'Example Asha',
  'नमूना प्रिया जाधव',
  'Example Mohammed Irfan Shaikh',
  'Example Lakshmi Narayanan Subramaniam',
  'Example Rohan',
]

const people: Person[] = Array.from({ length: 10 }, (_, index) => ({
  id: 124268 - index,
  name: `${names[index % names.length]} ${index + 1}`,
  phone: `+91 90001 0000${index}`,
  level: index % 3 === 2 ? 'Experienced' : 'Fresher',
  degree: ['B.E.', 'B.Com', 'Diploma', 'MBA'][index % 4] ?? '',
  skills:
    [
      ['React', 'JavaScript', 'SQL'],
      ['Tally', 'Excel'],
      ['AutoCAD', 'SolidWorks'],
    ][index % 3] ?? [],
  sealed: index % 2 === 0,
}))

const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    fixed: true,
    sortable: true,
    card: 'title',
    cell: (person) => (
      <span className="flex items-center gap-2 font-semibold">
        <Avatar name={person.name} size="xs" />
        <SealedName name={person.name} seal={person.sealed ? 'Verified by HR' : undefined} size={15} />
      </span>
    ),
  },
  {
    id: 'id',
    header: 'ID',
    sortable: true,
    card: 'aside',
    cell: (person) => <span className="tabular-nums">{person.id}</span>,
  },
  { id: 'phone', header: 'Phone', cell: (person) => <span className="tabular-nums">{person.phone}</span> },
  { id: 'level', header: 'Exp level', cell: (person) => person.level },
  { id: 'degree', header: 'Degree', cell: (person) => person.degree },
  {
    id: 'skills',
    header: 'Skills',
    card: 'block',
    cell: (person) => (
      <span className="flex flex-wrap gap-1 md:flex-nowrap">
        {person.skills.map((skill) => (
          <Chip key={skill} small>
            {skill}
          </Chip>
        ))}
      </span>
    ),
  },
]

function PeopleTable(props: DataTableProps<Person>) {
  return <DataTable {...props} />
}

const meta = {
  title: 'Data/DataTable',
  parameters: { usage, documents: DataTable },
  component: PeopleTable,
  args: {
    caption: 'Candidates',
    columns,
    rows: people,
    rowId: (person: Person) => String(person.id),
    rowName: (person: Person) => person.name,
    sort: { by: 'id', descending: true },
    onSort: fn(),
  },
} satisfies Meta<typeof PeopleTable>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const HeaderButtonsSort: Story = {
  render: (args) => {
    const [sort, setSort] = useState<Sort>({ by: 'id', descending: true })
    return <DataTable {...args} sort={sort} onSort={setSort} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    if (window.innerWidth < 768) {
      // On a phone the rows are cards, and the header is neither visible nor in the Tab order.
      await expect(canvas.queryByRole('columnheader')).toBeNull()
      return
    }
    await expect(canvas.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'ID' }))
    await expect(canvas.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'ascending')
    canvas.getByRole('button', { name: 'Name' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('columnheader', { name: 'ID' })).not.toHaveAttribute('aria-sort')
    await expect(canvas.queryByRole('button', { name: 'Phone' })).toBeNull()
  },
}

export const RowsAreChosenOneByOneAndAll: Story = {
  render: (args) => {
    const [selected, setSelected] = useState<string[]>(['124266'])
    return (
      <div style={{ paddingBottom: '4rem' }}>
        <DataTable {...args} selected={selected} onSelected={setSelected} currentId="124264" />
        <BulkBar label="Chosen candidates" count={selected.length} onClear={() => setSelected([])}>
          <BulkButton>CSV</BulkButton>
          <BulkButton>Phones</BulkButton>
        </BulkBar>
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row: Example Rohan 5' }))
    await waitFor(() => expect(canvas.getByText('2 selected')).toBeVisible())
    // On a phone nothing selects all, and the bar lies over the rows until it is cleared.
    if (window.innerWidth < 768) return userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await waitFor(() => expect(canvas.getByText('10 selected')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row: Example Rohan 5' }))
  },
}

export const ColumnsHideAndShow: Story = {
  render: (args) => {
    const [hidden, setHidden] = useState<string[]>(['degree'])
    const chooser = <ColumnChooser columns={columns} hidden={hidden} onHidden={setHidden} />
    return <DataTable {...args} hidden={hidden} tools={chooser} />
  },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('columnheader', { name: 'Degree' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Degree' }))
    await expect(canvas.getByRole('columnheader', { name: 'Degree' })).toBeVisible()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Name' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const WithFoot: Story = {
  args: {
    foot: (
      <Pagination
        dense
        page={3}
        pageSize={20}
        total={3482}
        pageSizes={[5, 10, 20]}
        onPageSize={() => undefined}
        onPage={() => undefined}
      />
    ),
  },
}

export const LoadingRows: Story = { args: { loadingRows: 8 } }

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState bare icon={SearchX} title="No match" text="Remove a filter to see more." />,
  },
}
