import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { escapeGoesBackTo, tabThrough } from '../../.storybook/keyboard.ts'
import { Button } from '../button/button.tsx'
import { PickChips } from '../pick-chips/pick-chips.tsx'
import { TextButton } from '../text-link/text-link.tsx'
import { SidePanel, type SidePanelProps } from './side-panel.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Overlays/SidePanel',
  component: SidePanel,
  parameters: { usage, docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    title: 'Filters',
    trigger: <Button tone="quiet">Filters</Button>,
    children: (
      <PickChips label="Location" options={['Pune', 'Mumbai', 'Nashik'].map((label) => ({ value: label, label }))} />
    ),
    footer: <Button block>Show 128 jobs</Button>,
  },
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Is310WideOnADesktop: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }))
    const panel = await screen.findByRole('dialog', { name: 'Filters' })
    const width = window.innerWidth < 640 ? window.innerWidth : 310
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBeCloseTo(width, 0))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Open: Story = { args: { open: true } }
export const FromTheLeft: Story = { args: { open: true, side: 'left' } }
export const Wide: Story = { args: { open: true, wide: true } }

function OpenedFromARow({ trigger: _, ...panel }: SidePanelProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>Example Sneha</TextButton>
      <SidePanel {...panel} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const TabStaysInsideAndEscapeGoesBackToTheRow: Story = {
  render: (args) => <OpenedFromARow {...args} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Example Sneha' })
    await tabThrough(row)
    await userEvent.keyboard('{Enter}')
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const stops = [...panel.getAllByRole('button'), ...panel.getAllByRole('checkbox')]
    const reached = new Set<Element | null>()
    // Once round and on: from the last stop Tab goes to the first again.
    for (let press = 0; press <= stops.length; press++) {
      await userEvent.tab()
      reached.add(document.activeElement)
    }
    await expect(reached).toEqual(new Set(stops))
    await escapeGoesBackTo(row)
  },
}
