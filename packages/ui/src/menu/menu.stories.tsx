import type { Meta, StoryObj } from '@storybook/react-vite'
import { EllipsisVertical, LogOut, UserRound } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { loadOverlays } from '../on-demand/on-demand.tsx'
import { Menu } from './menu.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Overlays/Menu',
  parameters: { usage },
  component: Menu,
  args: {
    trigger: <IconButton label="Account" icon={<EllipsisVertical />} />,
    heading: 'Asha Kulkarni',
    align: 'start',
    items: [
      { label: 'View profile', icon: <UserRound />, href: '#profile' },
      { label: 'English', checked: true, stay: true, separator: true },
      { label: 'हिन्दी', checked: false, stay: true, lang: 'hi' },
      { label: 'Dark theme', note: 'off', disabled: true, separator: true },
      { label: 'Logout', icon: <LogOut />, danger: true, separator: true, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Account' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getByRole('menuitem', { name: 'View profile' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.items[4]?.onSelect).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account' }))
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'English' })).toBeChecked()
  },
}
/** The press itself only changes its button, so that even a slow phone answers at once; the menu is drawn after that. */
export const AnswersAtOnce: Story = {
  play: async ({ canvasElement }) => {
    await loadOverlays()
    const trigger = within(canvasElement).getByRole('button', { name: 'Account' })
    trigger.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 }))
    await Promise.resolve()
    // Read before anything is awaited again, because the menu is drawn as soon as there is time.
    const atOnce = {
      expanded: trigger.getAttribute('aria-expanded'),
      ring: getComputedStyle(trigger).boxShadow,
      menu: document.querySelector('[role=menu]'),
    }
    await expect(atOnce).toMatchObject({ expanded: 'true', menu: null })
    await expect(atOnce.ring).not.toBe('none')
    const menu = await screen.findByRole('menu')
    await expect(trigger).toHaveAttribute('aria-controls', menu.id)
  },
}
