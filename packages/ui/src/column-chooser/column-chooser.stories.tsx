import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { tabThrough } from '../../.storybook/keyboard.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { usage } from './usage.ts'

const columns = ['Name', 'ID', 'Phone', 'Remarks'].map((header, index) => ({
  id: header.toLowerCase(),
  header,
  fixed: index === 0,
  cell: () => null,
}))

function Live() {
  const [hidden, setHidden] = useState(['remarks', 'phone'])
  return (
    <>
      <ColumnChooser columns={columns} hidden={hidden} onHidden={setHidden} hiddenAtFirst={['remarks']} />
      <output>{hidden.join(', ')}</output>
    </>
  )
}

const meta = {
  title: 'Data/ColumnChooser',
  component: Live,
  parameters: { usage, documents: ColumnChooser },
} satisfies Meta<typeof Live>

export default meta
type Story = StoryObj<typeof meta>

export const ResetBringsBackTheFirstChoice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'ID' }))
    await expect(canvas.getByText('remarks, phone, id')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reset' }))
    await expect(canvas.getByText('remarks')).toBeInTheDocument()
  },
}

export const SpaceHidesAColumnAndTheListStaysOpen: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Columns' })
    await tabThrough(opener)
    await userEvent.keyboard('{Enter}')
    // The name's column is fixed, so the list begins with the next.
    const id = await screen.findByRole('menuitemcheckbox', { name: 'ID' })
    await waitFor(() => expect(id).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Phone' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp} ')
    await expect(id).toHaveAttribute('aria-checked', 'false')
    await expect(id).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
