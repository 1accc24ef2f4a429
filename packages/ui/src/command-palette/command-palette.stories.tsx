import type { Meta, StoryObj } from '@storybook/react-vite'
import { Users } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { CommandPalette } from './command-palette.tsx'
import { usage } from './usage.ts'

const openPerson = fn()
const openPage = fn()

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  parameters: { usage, docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Go anywhere, find anyone',
    placeholder: 'Go anywhere, find anyone',
    query: 'pri',
    onQuery: fn(),
    empty: 'Nothing fits',
    foot: 'Opening a person is logged',
    groups: [
      {
        key: 'people',
        heading: 'People',
        count: '1 of 214',
        items: [
          {
            key: '1',
            label: 'Priyanka Salunkhe',
            note: 'B.E. · Pune',
            end: '118032',
            icon: <Avatar name="Priyanka Salunkhe" size="xs" />,
            onChoose: openPerson,
          },
        ],
      },
      {
        key: 'pages',
        heading: 'Go to',
        items: [{ key: 'list', label: 'Private list', icon: <Users />, onChoose: openPage }],
      },
    ],
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const EnterOpensTheLineReachedByArrows: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Go anywhere, find anyone' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(openPage).toHaveBeenCalledOnce()
    await expect(openPerson).not.toHaveBeenCalled()
  },
}

export const Nothing: Story = { args: { groups: [] } }
