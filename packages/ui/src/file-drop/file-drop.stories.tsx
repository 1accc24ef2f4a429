import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { FileDrop } from './file-drop.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/FileDrop',
  parameters: { usage },
  component: FileDrop,
  args: {
    label: 'CV',
    choose: 'Choose a file',
    busy: 'Uploading...',
    hint: 'PDF, Word, PNG or JPEG, at most 5 MB',
    accept: '.pdf,.doc,.docx,.png,.jpeg,.jpg',
    retry: 'Try again',
    cancel: 'Cancel',
    onFile: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

function placeIn(canvas: HTMLElement) {
  const area = canvas.querySelector('section')
  if (!area) throw new Error('There is no place for a file')
  return area
}

const cv = () => new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' })

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('There is no file input')
    await userEvent.upload(input, cv())
    await expect(args.onFile).toHaveBeenCalledTimes(1)
  },
}
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.dragOver(placeIn(canvasElement))
  },
}
export const Uploading: Story = {
  args: { file: { name: 'cv.pdf', percent: 42 } },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement)
    await expect(area.getByRole('button', { name: 'Uploading...' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(area.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}
export const Failed: Story = {
  args: { file: { name: 'cv.exe', problem: 'this extension is not allowed' } },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement)
    await expect(area.getByRole('alert')).toHaveTextContent('this extension is not allowed')
    area.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
export const Done: Story = { args: { file: { name: 'cv.pdf', note: '412 KB' } } }
export const LongName: Story = {
  args: {
    file: { name: 'my-curriculum-vitae-with-a-name-that-nobody-would-read-to-the-end-final-2026.pdf', percent: 8 },
  },
}
export const LongNameFailed: Story = {
  args: {
    file: { name: 'माझा-बायोडेटा-अंतिम-आवृत्ती-खूप-लांब-नाव-असलेली-फाईल-2026.docx', problem: 'The upload did not arrive.' },
  },
}
