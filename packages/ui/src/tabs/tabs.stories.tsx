import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Tabs, type TabsProps } from './tabs.tsx'
import { usage } from './usage.ts'

function Live(props: TabsProps) {
  const [value, setValue] = useState('all')
  return <Tabs {...props} value={value} onValue={setValue} />
}

const meta = {
  title: 'Navigation/Tabs',
  parameters: { usage },
  component: Tabs,
  args: {
    label: 'Applications',
    value: 'all',
    onValue: fn(),
    tabs: [
      { value: 'all', label: 'All', count: 312, panel: 'All of them' },
      { value: 'pending', label: 'Pending', count: 48, panel: 'Those that wait' },
      { value: 'rejected', label: 'Rejected', count: 29, panel: 'Those that were refused' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /All/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Pending/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Those that wait')
  },
}
export const Pill: Story = { args: { look: 'pill' }, render: (args) => <Live {...args} /> }
export const OnePanel: Story = { args: { children: <p className="pt-4">A list that the tab filters</p> } }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    tabs: [
      { value: 'all', label: 'सभी' },
      { value: 'pending', label: 'प्रतीक्षा में', count: 48 },
    ],
  },
}
