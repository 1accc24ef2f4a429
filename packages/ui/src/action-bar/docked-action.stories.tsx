import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DockedAction } from './action-bar.tsx'
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
