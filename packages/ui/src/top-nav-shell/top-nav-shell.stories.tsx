import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, MapPin, Plus, Star } from 'lucide-react'
import { expect } from 'storybook/test'
import { tabSkipsToContent } from '../../.storybook/keyboard.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Chip, RemovableChip } from '../chip/chip.tsx'
import { Doughnut } from '../doughnut/doughnut.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FilterButton } from '../filter-button/filter-button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LabelValueList } from '../label-value-list/label-value-list.tsx'
import { NavDrawer } from '../nav-drawer/nav-drawer.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { storyItems, storyMoreItems } from '../rail-shell/story-nav-items.ts'
import { RowLink } from '../row-link/row-link.tsx'
import { SealedName } from '../seal/seal.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { SectionHeader } from '../section-header/section-header.tsx'
import { StatStrip } from '../stat-card/stat-card.tsx'
import { SwitchField } from '../switch-field/switch-field.tsx'
import { TextButton, TextLink } from '../text-link/text-link.tsx'
import { Wordmark } from '../wordmark/wordmark.tsx'
import { TopNavShell } from './top-nav-shell.tsx'
import { usage } from './usage.ts'

const end = (
  <>
    <Button tone="quiet" size="sm" icon={<MapPin />} className="max-sm:hidden">
      Pune
    </Button>
    <IconButton label="Notifications, 2 new" icon={<Bell />} />
    <IconButton label="Account" icon={<Avatar name="Example Employer" size="sm" />} />
  </>
)

const meta = {
  title: 'Shells/TopNavShell',
  component: TopNavShell,
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    navLabel: 'Main',
    brand: <Wordmark name="Pramaan" href="#home" />,
    menu: <NavDrawer title="Pramaan" items={storyItems} moreItems={storyMoreItems} />,
    items: storyItems,
    end,
    children: null,
  },
} satisfies Meta<typeof TopNavShell>

export default meta
type Story = StoryObj<typeof meta>

const names = [
  'Example Sneha',
  'Example Imran',
  'नमूना सई पाटील',
  'Example Gurpreet',
  'Example Aditya',
  'Example Lakshmi Venkatesan',
]

function Person({ name, sealed }: { name: string; sealed: boolean }) {
  return (
    <Card as="li" flush>
      <div className="flex flex-col gap-3 p-4">
        <div className="flex items-center gap-3">
          <Avatar name={name} />
          <div className="min-w-0 flex-1">
            <h3 className="text-base">
              <SealedName name={name} seal={sealed ? 'Verified by HR' : undefined} />
            </h3>
            <p className="cut text-sm text-ink-muted">React developer · Example Softworks, Mumbai</p>
          </div>
        </div>
        <LabelValueList
          look="grid"
          columns={3}
          strong
          items={[
            { label: 'Experience', value: '1 yr 8 mos' },
            { label: 'Expects', value: sealed ? '₹4.2 LPA' : null },
          ]}
        />
        <p className="flex gap-1.5">
          <Chip>React</Chip>
          <Chip>Node.js</Chip>
          <Chip look="muted">+4</Chip>
        </p>
      </div>
      <div className="flex items-center justify-between border-line border-t py-1 pr-4 pl-4">
        <span className="text-xs text-ink-muted">Updated today</span>
        <TextButton className="min-h-11" icon={<Star />}>
          Shortlist
        </TextButton>
      </div>
    </Card>
  )
}

const band = (
  <div className="flex flex-col gap-2.5 py-3">
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 sm:flex-[0_1_24rem]">
        <SearchField label="Search candidates" value="React dev" onValue={() => undefined} submitLabel="Search" />
      </div>
      <FilterButton all label="Filters" count={4} className="lg:hidden" />
      <span className="hidden gap-2 lg:flex">
        <FilterButton label="Experience" count={1} />
        <FilterButton label="Location" count={2} />
        <SwitchField dense label="Pre-screened only" checked={false} onChecked={() => undefined} />
      </span>
    </div>
    <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 [scrollbar-width:none] *:shrink-0">
      <RemovableChip name="1–3 yrs" onRemove={() => undefined}>
        1–3 yrs
      </RemovableChip>
      <RemovableChip name="Pune" onRemove={() => undefined}>
        Pune
      </RemovableChip>
      <TextButton>Clear all</TextButton>
    </div>
  </div>
)

export const Search: Story = {
  args: {
    band,
    children: (
      <div className="flex flex-col gap-5">
        <h1 className="text-lg">128 candidates</h1>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {names.map((name, index) => (
            <Person key={name} name={name} sealed={index !== 3} />
          ))}
        </ul>
        <EmptyState
          dashed
          wide
          title="Not found the right person yet?"
          text="Save this search and we tell you when someone new matches."
          action={<Button tone="soft">Save search</Button>}
        />
        <Pagination page={1} pageSize={10} total={128} onPage={() => undefined} />
      </div>
    ),
  },
}

export const AFocusInTheBarLeavesThePage: Story = {
  args: { band, children: <div className="h-[200rem]" /> },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400)
    const inHeader = canvas.getAllByRole('link').filter((link) => link.closest('header') && link.checkVisibility())
    const controls = [...inHeader, canvas.getByRole('searchbox')]
    for (const control of controls) {
      control.focus()
      await expect(window.scrollY, control.textContent).toBe(400)
    }
    window.scrollTo(0, 0)
  },
}

export const Dashboard: Story = {
  args: {
    children: (
      <div className="flex flex-col gap-5">
        <PageHeader
          title="Dashboard"
          description="Example Digital · 4 candidates are waiting for your reply"
          actions={<Button icon={<Plus />}>Post new job</Button>}
        />
        <StatStrip
          stats={[
            { label: 'Searches', value: '142', note: '18 in the past 7 days' },
            { label: 'Candidates viewed', value: '318', note: '41 in the past 7 days' },
            { label: 'Candidates shortlisted', value: '38', note: '6 in the past 7 days' },
            { label: 'Candidates hired', value: '3', note: '1 joins on 01/12/2026' },
          ]}
        />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Card flush>
            <div className="px-4 py-3 sm:px-5">
              <SectionHeader title="Shortlisted candidates" aside={<TextLink href="#all">View all 38</TextLink>} />
            </div>
            <div className="border-line border-t">
              {names.map((name) => (
                <RowLink
                  key={name}
                  href="#one"
                  start={<Avatar name={name} size="sm" />}
                  title={<SealedName name={name} seal="Verified by HR" />}
                  description="React developer, Example Labs"
                  end="Moved today"
                />
              ))}
            </div>
          </Card>
          <Card>
            <SectionHeader title="Shortlisted and searched" className="mb-3" />
            <Doughnut
              label="Shortlisted and searched"
              centre="38"
              centreNote="shortlisted"
              slices={[
                { label: 'Shortlisted', value: 38 },
                { label: 'Searches', value: 142 },
              ]}
            />
          </Card>
        </div>
      </div>
    ),
  },
}

export const TabSkipsTheMenus: Story = {
  args: { children: <PageHeader title="Dashboard" /> },
  play: tabSkipsToContent,
}
