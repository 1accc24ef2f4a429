import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { RovingGroup } from '../roving-group/roving-group.tsx'
import { AddChip, Chip, RemovableChip, ToggleChip } from './chip.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/Chip',
  parameters: { usage },
  component: Chip,
  args: { children: 'React' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

function Filters() {
  const [filters, setFilters] = useState(['1–3 yrs', '₹31–40k a month', 'Pune'])
  return (
    <div className="flex flex-wrap gap-2">
      {filters.map((filter) => (
        <RemovableChip
          key={filter}
          name={filter}
          onRemove={() => setFilters(filters.filter((each) => each !== filter))}
        >
          {filter}
        </RemovableChip>
      ))}
    </div>
  )
}

export const Line: Story = {}
export const Looks: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip>React</Chip>
      <Chip look="soft">Node.js</Chip>
      <Chip look="muted">+2</Chip>
      <Chip look="soft" mark="done" markLabel="you have it">
        SQL
      </Chip>
      <Chip look="soft" mark="verified" markLabel="verified">
        TypeScript
      </Chip>
      <Chip small>Excel</Chip>
      <Chip small look="muted">
        +4
      </Chip>
    </div>
  ),
}
export const Removable: Story = {
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pune' }))
    await expect(canvas.queryByText('Pune')).toBeNull()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}
export const ChosenAndOnOffer: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <RemovableChip chosen name="JavaScript" onRemove={() => undefined}>
        JavaScript
      </RemovableChip>
      <AddChip onAdd={() => undefined}>TypeScript</AddChip>
      <AddChip disabled onAdd={() => undefined}>
        Next.js
      </AddChip>
    </div>
  ),
}
export const LongText: Story = {
  args: { children: 'Object-oriented analysis and design with the Unified Modeling Language' },
}
/** Many groups in a small place, drawn as they scroll into view, on a phone that is turned. */
export const GroupsGetAsNarrowAsTheirPlace: Story = {
  render: () => (
    <div className="max-h-48 w-70 overflow-y-auto" data-testid="place">
      <RovingGroup>
        {Array.from({ length: 20 }, (_, group) => (
          <div key={`group ${group + 1}`} className="flex flex-wrap gap-2 py-4 [content-visibility:auto]">
            {['Java', 'Python', 'JavaScript', 'TypeScript', 'Object-oriented design'].map((skill) => (
              <ToggleChip key={skill} picked={false} blocked={false} onToggle={() => undefined}>
                {skill}
              </ToggleChip>
            ))}
          </div>
        ))}
      </RovingGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('place')
    // The browser remembers the size of what it has drawn.
    await new Promise((resolve) => setTimeout(resolve, 200))
    box.style.width = '12rem'
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
}
export const Hindi: Story = { globals: { lang: 'hi' }, args: { children: 'सार्वजनिक भाषण', look: 'soft' } }

export const EnterRemovesAndTheFocusMovesOn: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button')
    if (!first || !second) throw new Error('There are three filters.')
    await tabThrough(first, second)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('button')).toEqual([first, third])
    await waitFor(() => expect(third).toHaveFocus())
  },
}
