import type { Meta, StoryObj } from '@storybook/react-vite'
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
