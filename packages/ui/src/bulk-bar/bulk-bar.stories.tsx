import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { Button } from '../button/button.tsx'
import { CheckBox } from '../check-box/check-box.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { FocusKeeper } from '../focus-keeper/focus-keeper.tsx'
import { Menu } from '../menu/menu.tsx'
import { contentId } from '../skip-link/skip-link.tsx'
import { BulkBar, BulkButton } from './bulk-bar.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Data/BulkBar',
  parameters: { usage },
  component: BulkBar,
  args: {
    count: 3,
    label: 'Chosen rows',
    onClear: fn(),
    children: (
      <>
        <BulkButton icon={<Download />}>CSV</BulkButton>
        <BulkButton icon={<Copy />}>Phones</BulkButton>
        <BulkButton icon={<Ban />}>Suspend...</BulkButton>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}
export const OnARowOfTheirOwnOnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [count, first] = [canvas.getByText('3 selected'), canvas.getByRole('button', { name: 'CSV' })]
    await expect(window.innerWidth).toBe(320)
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(count.getBoundingClientRect().bottom)
  },
}
export const OneLoud: Story = { args: { children: <BulkButton main>Move to</BulkButton> } }
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/selected/)).toBeNull()
  },
}

export const EnterDoesEachActionAndClears: Story = {
  play: async ({ args, canvas }) => {
    await tabAndEnter(...['CSV', 'Phones', 'Suspend...', 'Clear'].map((name) => canvas.getByRole('button', { name })))
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}

/** A list longer than the window, of which rows are chosen, with a question that the bar opens. */
function LongList() {
  const [chosen, choose] = useState<number[]>([])
  const [asks, setAsks] = useState(false)
  const clear = () => {
    choose([])
    setAsks(false)
  }
  return (
    <main id={contentId} tabIndex={-1}>
      <FocusKeeper />
      <a href="#elsewhere">Elsewhere</a>
      <ul>
        {Array.from({ length: 60 }, (_, row) => (
          <li key={`row ${row + 1}`} className="flex min-h-11 items-center">
            <CheckBox
              aria-label={`Row ${row + 1}`}
              checked={chosen.includes(row)}
              onChange={() =>
                choose((rows) => (rows.includes(row) ? rows.filter((one) => one !== row) : [...rows, row]))
              }
            />
          </li>
        ))}
      </ul>
      <BulkBar label="Chosen rows" count={chosen.length} onClear={clear}>
        <Menu
          side="top"
          trigger={<BulkButton main>Move to</BulkButton>}
          items={[{ label: 'Hired', onSelect: clear }]}
        />
        <BulkButton onClick={() => setAsks(true)}>Message</BulkButton>
      </BulkBar>
      {asks && (
        <Dialog open onOpenChange={setAsks} title="Message" submit={<Button onClick={clear}>Send</Button>}>
          To all of them.
        </Dialog>
      )}
    </main>
  )
}

export const TheFocusComesBackAndThePageStays: Story = {
  render: () => <LongList />,
  play: async ({ canvas }) => {
    window.scrollTo(0, 0)
    const row = canvas.getByRole('checkbox', { name: 'Row 2' })
    const tick = async () => {
      row.focus({ preventScroll: true })
      await userEvent.keyboard(' ')
      return canvas.findByRole('button', { name: 'Message' })
    }
    const open = async (button: HTMLElement) => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('dialog')
    }
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const message = await tick()
    await open(message)
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(message).toHaveFocus())
    await expect(window.scrollY).toBe(0)
    await open(message)
    screen.getByRole('button', { name: 'Send' }).focus()
    await userEvent.keyboard('{Enter}')
    await closed()
    await waitFor(() => expect(row).toHaveFocus())
    await tick()
    canvas.getByRole('button', { name: 'Clear' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row).toHaveFocus())
    await tick()
    canvas.getByRole('button', { name: 'Move to' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hired' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row).toHaveFocus())
    await expect(window.scrollY).toBe(0)
  },
}
