import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Menu } from '../menu/menu.tsx'
import { SidePanel } from '../side-panel/side-panel.tsx'
import { showToast, type ToastContent, Toaster } from './toaster.tsx'
import { usage } from './usage.ts'

function ToastButton(content: ToastContent) {
  return <Button onClick={() => showToast(content)}>Show</Button>
}

const meta = {
  title: 'Feedback/Toaster',
  parameters: { usage, documents: Toaster },
  component: ToastButton,
  args: { text: 'Kavya Reddy moved to Interview Completed', action: { label: 'Undo', onAction: fn() } },
} satisfies Meta<typeof ToastButton>

export default meta
type Story = StoryObj<typeof meta>

export const ActionUndoes: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(args.action?.onAction).toHaveBeenCalledTimes(1)
  },
}
export const CloseButtonCloses: Story = {
  args: { text: 'Shortlisted', tone: 'success', action: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('Shortlisted')).toBeNull())
  },
}
export const HidesByItself: Story = {
  name: 'Hides By Itself [S-486]',
  args: { text: 'Saved', tone: 'success', action: undefined, leastMilliseconds: 2000 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
    await screen.findByText('Saved')
    // A toast stays while the pointer is over it.
    await userEvent.unhover(within(canvasElement).getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
  },
}
export const Danger: Story = {
  args: { text: 'The message was not sent', tone: 'danger', action: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.getByText('The message was not sent')).toBeVisible())
  },
}

/** A sheet as tall as a phone allows, in which something is saved. */
function ToastOverSheet(content: ToastContent) {
  return (
    <Dialog size="lg" trigger={<Button>Open</Button>} title="Edit skills" submit={<ToastButton {...content} />}>
      <div className="h-400">Long</div>
    </Dialog>
  )
}

/** A panel with its button at the bottom, where a desktop shows toasts. */
function ToastBesidePanel(content: ToastContent) {
  return (
    <SidePanel wide trigger={<Button>Open</Button>} title="Edit skills" footer={<ToastButton {...content} />}>
      Short
    </SidePanel>
  )
}

/** Whether a toast with a text that can be seen lies over an element. */
function coveredBy(text: string, one: Element) {
  const below = one.getBoundingClientRect()
  return screen.getAllByText(text).some((shown) => {
    const toast = shown.closest('[data-sonner-toast]')
    if (!toast || getComputedStyle(toast).visibility === 'hidden') return false
    const above = toast.getBoundingClientRect()
    return above.bottom > below.top && above.top < below.bottom && above.right > below.left && above.left < below.right
  })
}

/** Expects the title and every button of a dialog to stay free of the toasts that are shown in it. */
async function expectFree(canvasElement: HTMLElement, text: string, count = 1) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit skills' }))
  for (let shown = 1; shown <= count; shown += 1) {
    await userEvent.click(dialog.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(shown))
  }
  const covered = () =>
    [dialog.getByRole('heading', { name: 'Edit skills' }), ...dialog.getAllByRole('button')]
      .filter((one) => coveredBy(text, one))
      .map((one) => one.textContent || one.ariaLabel)
  await waitFor(() => expect(covered()).toEqual([]))
  // It stays so once the toast has arrived.
  await new Promise((resolve) => setTimeout(resolve, 600))
  await expect(covered()).toEqual([])
}

export const KeepsOffTheTitleAndButtonsOfADialog: Story = {
  tags: ['!autodocs'],
  args: { text: 'Saved. We’ll send it when you’re online, and tell you if something went wrong.', tone: 'success' },
  render: ToastOverSheet,
  play: ({ canvasElement, args }) => expectFree(canvasElement, args.text),
}
export const SeveralKeepOffTheTitleAndButtonsOfADialog: Story = {
  tags: ['!autodocs'],
  args: { text: 'Saved. We’ll send it when you’re online, and tell you if something went wrong.', tone: 'success' },
  render: ToastOverSheet,
  play: ({ canvasElement, args }) => expectFree(canvasElement, args.text, 3),
}
export const SeveralKeepOffTheButtonsOfAPanel: Story = {
  tags: ['!autodocs'],
  args: { text: 'Saved', tone: 'success', action: undefined },
  render: ToastBesidePanel,
  play: ({ canvasElement, args }) => expectFree(canvasElement, args.text, 3),
}
export const KeepsOffTheButtonsOfAPanel: Story = {
  tags: ['!autodocs'],
  args: { text: 'Saved', tone: 'success', action: undefined },
  render: ToastBesidePanel,
  play: ({ canvasElement, args }) => expectFree(canvasElement, args.text),
}

/** A press in a toast and a menu beside it. */
function ToastAndMenu(content: ToastContent) {
  return (
    <div className="flex gap-2">
      <ToastButton {...content} />
      <Menu trigger={<Button>More</Button>} items={[{ label: 'History', onSelect: () => undefined }]} />
    </div>
  )
}

export const LeavesAMenuOpenThatWasOpenedMeanwhile: Story = {
  render: (content) => <ToastAndMenu {...content} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Show' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await userEvent.click(page.getByRole('button', { name: 'More' }))
    await screen.findByRole('menuitem', { name: 'History' })
    await waitFor(() => expect(screen.queryByText(args.text)).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true)
  },
}

export const GivesTheFocusBackThatItHad: Story = {
  play: async ({ args, canvasElement }) => {
    const show = within(canvasElement).getByRole('button', { name: 'Show' })
    await userEvent.click(show)
    const undo = await screen.findByRole('button', { name: 'Undo' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText(args.text)).toBeNull())
    await expect(show).toHaveFocus()
  },
}

export const TopRight: Story = {
  args: { text: 'Received', position: 'top-right', action: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
    const toast = await screen.findByText('Received')
    const top = window.innerWidth < 640 ? 200 : 120
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeLessThan(top))
    if (window.innerWidth < 640) return
    await expect(toast.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2)
  },
}

export const SeveralCanEachBeClosed: Story = {
  args: { text: 'Shortlisted', tone: 'success' },
  play: async ({ canvasElement }) => {
    const show = within(canvasElement).getByRole('button', { name: 'Show' })
    await userEvent.click(show)
    await userEvent.click(show)
    await userEvent.click(show)
    const closes = () => screen.getAllByRole('button', { name: 'Close' })
    await waitFor(() => expect(closes()).toHaveLength(3))
    await waitFor(() => {
      for (const close of closes()) expect(onTop(close)).toBe(true)
    })
  },
}

/** Whether a press on the centre of a button reaches it. */
function onTop(button: HTMLElement) {
  const { left, top, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
