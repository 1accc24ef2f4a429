import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Download, Search } from 'lucide-react'
import { expect } from 'storybook/test'
import { atWidth } from '../../.storybook/at-width.ts'
import { tabSkipsToContent } from '../../.storybook/keyboard.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Button } from '../button/button.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import { FilterButton } from '../filter-button/filter-button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { KeyBar } from '../key-bar/key-bar.tsx'
import { KeyHint } from '../key-hint/key-hint.tsx'
import { NavDrawer } from '../nav-drawer/nav-drawer.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { storyItems, storyMoreItems } from '../rail-shell/story-nav-items.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Wordmark } from '../wordmark/wordmark.tsx'
import { DeskShell } from './desk-shell.tsx'
import { usage } from './usage.ts'

const rows = Array.from({ length: 24 }, (_, index) => ({
  id: 124268 - index,
  name: `Example Person ${index + 1}`,
  phone: `+91 90001 000${10 + index}`,
}))

function Users() {
  return (
    <>
      <PageHeader
        dense
        title="All users"
        beside="1,24,308 candidate registrations"
        above={<Breadcrumb label="Breadcrumb" crumbs={[{ label: 'Admin', href: '#admin' }, { label: 'Users' }]} />}
        actions={
          <>
            <Tabs
              look="pill"
              label="Kind of user"
              value="c"
              onValue={() => undefined}
              tabs={[
                { value: 'c', label: 'Candidates', panel: null },
                { value: 'e', label: 'Employers', panel: null },
              ]}
            />
            <Button size="xs" tone="quiet" icon={<Download />}>
              Export CSV
            </Button>
          </>
        }
      />
      <div className="my-2 flex flex-wrap gap-2">
        <div className="min-w-56 flex-1">
          <SearchField
            dense
            label="Name, e-mail or phone"
            value=""
            onValue={() => undefined}
            hint={<KeyHint keys="/" />}
          />
        </div>
        <FilterButton dense label="Job location" value="All" />
        <FilterButton dense label="Ready to" value="Join" count={1} />
        <Button size="xs">Search</Button>
      </div>
      <DataTable
        fill
        caption="Users"
        columns={[
          { id: 'name', header: 'Name', card: 'title', cell: (row) => <b className="font-semibold">{row.name}</b> },
          { id: 'id', header: 'ID', sortable: true, card: 'aside', cell: (row) => row.id },
          { id: 'phone', header: 'Phone', cell: (row) => row.phone },
        ]}
        rows={rows}
        rowId={(row) => String(row.id)}
        sort={{ by: 'id', descending: true }}
        onSort={() => undefined}
        selected={['124266']}
        onSelected={() => undefined}
        currentId="124264"
        foot={
          <Pagination
            dense
            page={3}
            pageSize={20}
            total={3482}
            pageSizes={[5, 10, 20]}
            onPageSize={() => undefined}
            onPage={() => undefined}
          />
        }
      />
    </>
  )
}

const meta = {
  title: 'Shells/DeskShell',
  component: DeskShell,
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    navLabel: 'Main',
    brand: <Wordmark name="Pramaan" href="#home" small compact />,
    menu: <NavDrawer title="Pramaan" items={storyItems} moreItems={storyMoreItems} />,
    items: storyItems,
    moreItems: storyMoreItems,
    search: (
      <Button tone="quiet" size="xs" block className="justify-between! font-normal! text-ink-muted!">
        Go anywhere, find anyone
        <KeyHint keys={['Ctrl', 'K']} />
      </Button>
    ),
    end: (
      <>
        <IconButton size="sm" label="Notifications, 3 new" icon={<Bell />} dot />
        <IconButton size="sm" label="Account" icon={<Avatar name="Example Admin" size="xs" />} />
      </>
    ),
    foot: (
      <div className="flex items-center gap-2">
        <Avatar name="Example Admin" size="xs" />
        <span className="text-sm leading-tight">
          <b className="block font-semibold">Example Admin</b>
          <span className="text-xs text-ink-muted">Admin</span>
        </span>
      </div>
    ),
    keyBar: (
      <KeyBar
        label="Keys"
        actions={[
          { keys: ['j', 'k'], label: 'move' },
          { keys: 'x', label: 'select' },
          { keys: 'Enter', label: 'open' },
          { keys: '/', label: 'search' },
          { keys: ['Ctrl', 'K'], label: 'go anywhere' },
          { keys: '?', label: 'all keys' },
        ]}
      />
    ),
    fill: true,
    children: <Users />,
  },
} satisfies Meta<typeof DeskShell>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}

export const TabSkipsTheMenus: Story = {
  args: { children: <PageHeader title="Dashboard" /> },
  play: tabSkipsToContent,
}

/** 180 px is what 200 % zoom leaves of a phone: the account stays in sight, in a second line. */
export const APhoneAtTwiceTheSize: Story = {
  args: {
    children: <PageHeader title="Dashboard" />,
    end: (
      <>
        <IconButton label="Go anywhere" icon={<Search />} />
        <IconButton label="Notifications, 3 new" icon={<Bell />} dot />
        <IconButton label="Account" icon={<Avatar name="Example Admin" size="sm" />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await atWidth(180, async () => {
      const { right } = canvas.getByRole('button', { name: 'Account' }).getBoundingClientRect()
      await expect(right).toBeLessThanOrEqual(180)
    })
  },
}
