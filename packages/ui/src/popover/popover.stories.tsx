import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { escapeGoesBackTo, tabThrough } from '../../.storybook/keyboard.ts'
import { Button } from '../button/button.tsx'
import { FilterButton } from '../filter-button/filter-button.tsx'
import { PickChips } from '../pick-chips/pick-chips.tsx'
import { Popover, PopoverClose } from './popover.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Overlays/Popover',
  parameters: { usage },
  component: Popover,
  args: {
    label: 'Location',
    trigger: <FilterButton label="Location" count={2} />,
    children: (
      <div className="flex flex-col gap-4">
        <PickChips label="Location" options={['Pune', 'Mumbai', 'Nashik'].map((label) => ({ value: label, label }))} />
        <PopoverClose>
          <Button size="sm">Done</Button>
        </PopoverClose>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Location/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Location/ }))
    await screen.findByRole('dialog', { name: 'Location' })
  },
}

export const TabGoesThroughItAndEscapeGoesBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /^Location/ })
    await tabThrough(opener)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Pune' })).toHaveFocus())
    await tabThrough(
      screen.getByRole('checkbox', { name: 'Mumbai' }),
      screen.getByRole('checkbox', { name: 'Nashik' }),
      screen.getByRole('button', { name: 'Done' }),
    )
    await escapeGoesBackTo(opener)
  },
}
