import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Overlays/Tooltip',
  parameters: { usage },
  component: Tooltip,
  args: { text: '18/11/2026, 10:42', children: <Button tone="quiet">3 days ago</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('18/11/2026, 10:42')
  },
}
