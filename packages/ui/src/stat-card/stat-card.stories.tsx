import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StatCard, StatStrip } from './stat-card.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/StatCard',
  parameters: { usage },
  component: StatCard,
  args: { label: 'Profile viewers', value: '48', note: 'past 90 days' },
} satisfies Meta<typeof StatCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const AsLink: Story = { args: { href: '#viewers' } }
export const WithUnit: Story = { args: { label: 'Average package', value: '₹5.2', unit: 'LPA', note: undefined } }
export const Selected: Story = { args: { selected: true, label: 'Total users', value: '1,24,308' } }
export const Row: Story = {
  render: () => (
    <div className="grid grid-cols-3 gap-2 sm:gap-4">
      <StatCard href="#a" label="Profile viewers" value="48" note="past 90 days" />
      <StatCard href="#b" label="Search appear&shy;ances" value="126" note="past week" />
      <StatCard href="#c" label="Shortlisted" value="4" note="past 30 days" />
    </div>
  ),
}
const counts = 'How many employers opened your profile in the past 90 days.'
/** A separate press opens the explanation, and the card stays a link. */
export const WithHelp: Story = {
  args: { href: '#viewers', help: counts },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    const button = card.getByRole('button', { name: 'About: Profile viewers' })
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(24)
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(24)
    await expect(button.closest('a')).toBeNull()
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog', { name: 'About: Profile viewers' })).toHaveTextContent(counts)
    await expect(window.location.hash).not.toBe('#viewers')
    await userEvent.keyboard('{Escape}')
    await expect(card.getByRole('link')).toHaveAttribute('href', '#viewers')
  },
}
export const HelpInRow: Story = {
  render: () => (
    <div className="grid grid-cols-3 gap-2 sm:gap-4">
      <StatCard href="#a" label="Profile viewers" value="48" note="past 90 days" help={counts} />
      <StatCard href="#b" label="Search appear&shy;ances" value="126" note="past week" help={counts} />
      <StatCard href="#c" label="Shortlisted" value="4" note="past 30 days" help={counts} />
    </div>
  ),
}
export const Strip: Story = {
  render: () => (
    <StatStrip
      stats={[
        { label: 'Searches', value: '142', note: '18 in the past 7 days', href: '#a' },
        { label: 'Candidates viewed', value: '318', note: '41 in the past 7 days', href: '#b' },
        { label: 'Candidates shortlisted', value: '38', note: '6 in the past 7 days' },
        { label: 'Candidates hired', value: '3', note: '1 joins on 01/12/2026' },
      ]}
    />
  ),
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { label: 'प्रोफ़ाइल देखने वाले', value: '1,24,308', note: 'पिछले 90 दिनों में' },
}
