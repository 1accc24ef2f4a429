import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { tabAndEnter, tabThrough } from '../../.storybook/keyboard.ts'
import { ResultsRegion } from '../skip-link/skip-link.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Navigation/Pagination',
  parameters: { usage },
  component: Pagination,
  args: { page: 1, pageSize: 10, total: 128, onPage: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('1–10 of 128')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Last page, 13' }))
    await expect(args.onPage).toHaveBeenCalledWith(13)
  },
}
export const ShowsOneBeforeToTwoAfterTheCurrentPage: Story = {
  name: 'Shows One Before To Two After The Current Page [E-344]',
  globals: { viewport: { value: 'w1280' } },
  args: { page: 3, pageSize: 20, total: 3482, pageSizes: [5, 10, 20], onPageSize: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const numbers = canvas.getAllByRole('button', { name: /Page/ }).map((button) => button.textContent)
    await expect(numbers).toEqual(['2', '3', '4', '5'])
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'On each page' }), '10')
    await expect(args.onPageSize).toHaveBeenCalledWith(10)
  },
}
export const ShowsOneBeforeAndOneAfterOnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { page: 3 },
  play: async ({ canvasElement }) => {
    const numbers = within(canvasElement).getAllByRole('button', { name: /^Page/ })
    await expect(numbers.map((button) => button.textContent)).toEqual(['2', '3', '4'])
  },
}
export const Last: Story = {
  args: { page: 13 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('121–128 of 128')).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const SaysWhichPageIsNextWhenItComesIntoView: Story = {
  args: { page: 3, onNear: fn() },
  render: (args) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <Pagination {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(args.onNear).not.toHaveBeenCalled()
    canvas.getByRole('navigation').scrollIntoView()
    await waitFor(() => expect(args.onNear).toHaveBeenCalledWith(4))
    await expect(args.onNear).toHaveBeenCalledTimes(1)
  },
}
/** Pages of a list that is longer than the window, whose page starts at its top as in an app. */
function LongList({ height, late, ...args }: PaginationProps & { height: string; late?: boolean }) {
  const [page, setPage] = useState(1)
  const toTop = () => window.scrollTo(0, 0)
  const toPage = (next: number) => {
    setPage(next)
    if (late) setTimeout(toTop, 100)
    else toTop()
  }
  return (
    <>
      <ResultsRegion>
        <div style={{ blockSize: height }}>Page {page}</div>
      </ResultsRegion>
      <Pagination {...args} page={page} onPage={toPage} />
    </>
  )
}

export const MovesTheFocusToTheListOnceItIsOutOfSight: Story = {
  render: (args) => <LongList {...args} height="200vh" />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Page 2'))
    await expect(window.scrollY).toBe(0)
  },
}
/** As where the address changes first, and the window scrolls once the router has it. */
export const MovesTheFocusOnceTheWindowHasScrolled: Story = {
  render: (args) => <LongList {...args} height="200vh" late />,
  play: MovesTheFocusToTheListOnceItIsOutOfSight.play,
}
export const KeepsTheFocusWhileItIsInSight: Story = {
  render: (args) => <LongList {...args} height="3rem" />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Page 2')
    await expect(next).toHaveFocus()
  },
}
export const Estimated: Story = { args: { total: 124300, estimated: true } }
export const AssumesThreePagesUntilTheFirstAnswer: Story = {
  name: 'Assumes Three Pages Until The First Answer [E-345]',
  args: { total: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: /Page/ })).toHaveLength(3)
  },
}
export const TotalUnknownButMoreToCome: Story = { args: { total: undefined, hasNext: true, page: 4 } }
export const Dense: Story = { args: { dense: true, page: 2 } }
export const Empty: Story = {
  args: { total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

export const EnterOpensAPageAndNothingBeforeTheFirst: Story = {
  args: { total: 20 },
  play: async ({ args, canvas }) => {
    await tabThrough(canvas.getByRole('button', { name: 'Previous' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).not.toHaveBeenCalled()
    await tabAndEnter(...['Page 1', 'Page 2', 'Next'].map((name) => canvas.getByRole('button', { name })))
    await expect(args.onPage).toHaveBeenCalledTimes(3)
    await expect(args.onPage).toHaveBeenNthCalledWith(2, 2)
    await expect(args.onPage).toHaveBeenNthCalledWith(3, 2)
  },
}
