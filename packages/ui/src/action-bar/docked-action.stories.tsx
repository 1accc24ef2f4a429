import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { Button } from '../button/button.tsx'
import { storyItems } from '../rail-shell/story-nav-items.ts'
import { TopNavShell } from '../top-nav-shell/top-nav-shell.tsx'
import { ActionBar, DockedAction } from './action-bar.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Actions/DockedAction',
  parameters: { usage },
  component: DockedAction,
  args: { text: '4 days remaining', children: <Button block>Apply</Button> },
} satisfies Meta<typeof DockedAction>

export default meta
type Story = StoryObj<typeof meta>

/** With its text in the bottom bar on a phone; inline on a desktop. */
export const StandsAtTheBottomOfAPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const phone = window.innerWidth < 1024
    const bar = canvas.getByRole('button', { name: 'Apply' }).closest('[data-action-bar]') ?? canvasElement
    await expect(getComputedStyle(bar).position).toBe(phone ? 'fixed' : 'static')
    if (phone) await expect(canvas.getByText('4 days remaining')).toBeVisible()
    else await expect(canvas.getByText('4 days remaining')).not.toBeVisible()
  },
}

/** The bar itself is outside the page, so it is the last stop of all. */
export const TheBarIsTheLastStopOfTab: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <TopNavShell
      navLabel="Main"
      brand="Pramaan"
      items={storyItems}
      actionBar={
        <ActionBar text="₹1,000">
          <Button>Pay</Button>
        </ActionBar>
      }
    >
      <Button tone="quiet">Terms</Button>
    </TopNavShell>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Terms' }).focus()
    await tabThrough(canvas.getByRole('button', { name: 'Pay' }), document.body)
  },
}

export const TabReachesADockedOneInThePage: Story = {
  render: (args) => (
    <>
      <Button tone="quiet">Before</Button>
      <DockedAction {...args} />
      <Button tone="quiet">After</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await tabThrough(...['Before', 'Apply', 'After'].map((name) => canvas.getByRole('button', { name })))
  },
}
