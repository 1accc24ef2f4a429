import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, BriefcaseBusiness, MapPin } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { atWidth } from '../../.storybook/at-width.ts'
import { pressLink, tabSkipsToContent } from '../../.storybook/keyboard.ts'
import { ActionBar } from '../action-bar/action-bar.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { NavDrawer } from '../nav-drawer/nav-drawer.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Ring } from '../ring/ring.tsx'
import { Seal } from '../seal/seal.tsx'
import { SectionHeader } from '../section-header/section-header.tsx'
import { StatCard } from '../stat-card/stat-card.tsx'
import { SwitchField } from '../switch-field/switch-field.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Wordmark } from '../wordmark/wordmark.tsx'
import { RailShell } from './rail-shell.tsx'
import { storyItems, storyMoreItems } from './story-nav-items.ts'
import { usage } from './usage.ts'

const account = (
  <>
    <IconButton label="Notifications, 3 new" icon={<Bell />} dot />
    <IconButton label="Account" icon={<Avatar name="Example Asha" size="sm" />} />
  </>
)

const end = (
  <>
    <Button tone="quiet" size="sm" icon={<MapPin />}>
      Pune
    </Button>
    {account}
  </>
)

const foot = (
  <div className="flex items-center gap-3 px-5 py-4">
    <Avatar name="Example Asha" />
    <div className="min-w-0">
      <p className="text-sm font-semibold">Example Asha</p>
      <TextLink href="#profile">View profile</TextLink>
    </div>
  </div>
)

function Jobs() {
  return (
    <Card>
      <SectionHeader title="Scope for you" aside={<TextLink href="#jobs">View all jobs</TextLink>} />
      <ul className="mt-2">
        {['Frontend developer', 'React intern', 'वेब डेवलपर'].map((title, index) => (
          <li key={title} className="flex flex-wrap items-center gap-3.5 border-line py-3.5 not-first:border-t">
            <Avatar square name={`Example Company ${title}`} />
            <div className="min-w-40 flex-1">
              <h3 className="text-base">{title}</h3>
              <p className="text-sm text-ink-muted">Example Labs · Pune · Hybrid · ₹4.5–7 LPA</p>
              <p className="mt-1.5 flex items-center gap-2">
                <Badge tone={index === 1 ? 'accent' : 'plain'}>
                  {index === 1 ? '3 of 4 · add SQL' : '4 of 4 skills match'}
                </Badge>
                <span className="text-xs text-ink-muted">2 days ago</span>
              </p>
            </div>
            <Button size="sm" className="max-sm:ml-14.5">
              Apply
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Side() {
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex items-center gap-4">
        <Ring percent={72} label="Profile strength" />
        <div>
          <h3 className="text-base">Profile strength</h3>
          <p className="text-sm text-ink-muted">Add your CV: +12</p>
          <TextLink href="#profile">View profile</TextLink>
        </div>
      </Card>
      <Card>
        <h3 className="flex items-center gap-2 text-base">
          <Seal label="" /> Get verified
        </h3>
        <p className="mt-1 mb-3 text-sm text-ink-muted">
          Verified candidates have 60% more visibility. ₹500, GST included.
        </p>
        <Button block>Get verified</Button>
      </Card>
      <Card>
        <SwitchField label="Open to join" help="Employers see it on your profile" checked onChecked={() => undefined} />
        <SwitchField label="Open to switch" checked={false} onChecked={() => undefined} />
      </Card>
    </div>
  )
}

function Dashboard() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Good morning, Asha" description="3 new jobs match your skills since yesterday." />
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        <StatCard href="#a" label="Profile viewers" value="48" note="past 90 days" />
        <StatCard href="#b" label="Search appear&shy;ances" value="126" note="past week" />
        <StatCard href="#c" label="Shortlisted" value="4" note="past 30 days" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <Jobs />
        <Side />
      </div>
    </div>
  )
}

const meta = {
  title: 'Shells/RailShell',
  component: RailShell,
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    navLabel: 'Main',
    brand: <Wordmark name="Pramaan" href="#home" compact />,
    items: storyItems,
    end,
    foot,
    children: <Dashboard />,
  },
} satisfies Meta<typeof RailShell>

export default meta
type Story = StoryObj<typeof meta>

export const Places: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const current = canvas.getByRole('link', { name: 'Dashboard' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await tabSkipsToContent()
  },
}

export const WithActionBar: Story = {
  args: {
    actionBar: (
      <ActionBar text={<b className="text-ink">₹1,000</b>} phoneOnly>
        <Button size="lg">Pay to proceed</Button>
      </ActionBar>
    ),
  },
}

export const ReasonAboveTheButtons: Story = {
  args: {
    actionBar: (
      <ActionBar text="Next opens when the upload is done." textAbove>
        <Button tone="quiet" size="lg">
          Back
        </Button>
        <Button size="lg" disabled>
          Next
        </Button>
      </ActionBar>
    ),
    children: <Card>Skills and interests</Card>,
  },
}

export const MenuDrawer: Story = {
  args: {
    end: account,
    menu: <NavDrawer title="Pramaan" items={storyItems} moreItems={storyMoreItems} foot={foot} />,
    children: <BriefcaseBusiness aria-hidden />,
  },
  play: async ({ canvasElement }) => {
    // The rail shows the items from 1024 px on, so the drawer is for narrower windows.
    if (window.innerWidth >= 1024) return
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Pramaan' })
    await pressLink(within(drawer).getByRole('link', { name: 'Support' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    items: [
      { href: '#1', label: 'डैशबोर्ड', icon: storyItems[0]?.icon ?? BriefcaseBusiness, current: true },
      { href: '#2', label: 'प्रमाणपत्र और प्रशिक्षण', shortLabel: 'पाठ्यक्रम', icon: BriefcaseBusiness },
      { href: '#3', label: 'नौकरियाँ', icon: BriefcaseBusiness },
      { href: '#4', label: 'प्लेसमेंट ड्राइव', icon: BriefcaseBusiness },
    ],
    children: <PageHeader title="सुप्रभात, आशा" description="कल से 3 नई नौकरियाँ आपके कौशल से मिलती हैं।" />,
  },
}

/** 180 px is what 200 % zoom leaves of a phone: the names in the bar break, and none is cut. */
export const NamesAtTwiceTheSize: Story = {
  play: async ({ canvas }) => {
    await atWidth(180, async () => {
      const names = within(canvas.getAllByRole('navigation').at(-1) as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.querySelector('.truncate'))
      await expect(names).toHaveLength(4)
      await expect(names.filter((name) => name && name.scrollWidth > name.clientWidth)).toEqual([])
    })
  },
}
