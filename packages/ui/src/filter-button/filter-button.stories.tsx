import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { escapeGoesBackTo, tabThrough } from '../../.storybook/keyboard.ts'
import { Popover } from '../popover/popover.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FilterButton } from './filter-button.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Actions/FilterButton',
  parameters: { usage },
  component: FilterButton,
  args: { label: 'Experience' },
} satisfies Meta<typeof FilterButton>

export default meta
type Story = StoryObj<typeof meta>

export const Unset: Story = {}
export const Counted: Story = { args: { count: 2 } }
export const WithValue: Story = { args: { label: 'Job location', value: 'All', dense: true } }
export const AllFilters: Story = { args: { label: 'Filters', all: true, count: 4 } }

export const EnterOpensItsFilterAndEscapeCloses: Story = {
  render: (args) => (
    <Popover label={args.label} trigger={<FilterButton {...args} />}>
      <TextField label="Years" />
    </Popover>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Experience' })
    await tabThrough(button)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Years' })).toHaveFocus())
    await escapeGoesBackTo(button)
  },
}
