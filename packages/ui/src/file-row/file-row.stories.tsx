import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { FileRow } from './file-row.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/FileRow',
  parameters: { usage },
  component: FileRow,
  args: { name: 'MS-CIT प्रमाणपत्र.pdf', note: '412 KB', onRemove: fn() },
} satisfies Meta<typeof FileRow>

export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove MS-CIT प्रमाणपत्र.pdf' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  },
}
export const Uploading: Story = { args: { name: 'NPTEL-Web-Programming.pdf', percent: 62 } }
export const Refused: Story = {
  args: { name: 'internship-letter.docx', problem: 'Not an image or a PDF. Save it as a PDF and add it again.' },
}
export const ToDownload: Story = {
  args: { onRemove: undefined, action: <IconButton label="Download" icon={<Download />} edge="end" /> },
}
export const LongName: Story = {
  args: { name: 'a-certificate-with-a-very-long-name-that-nobody-would-ever-read-to-the-end-2026.pdf' },
}

export const EnterDownloadsOrRemoves: Story = {
  args: { action: <IconButton label="Download" icon={<Download />} /> },
  play: async ({ args, canvas }) => {
    await tabAndEnter(canvas.getByRole('button', { name: 'Download' }), canvas.getByRole('button', { name: /^Remove/ }))
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  },
}
