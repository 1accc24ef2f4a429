import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { ErrorState } from './error-state.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Feedback/ErrorState',
  parameters: { usage },
  component: ErrorState,
  args: {
    title: 'The jobs could not be loaded.',
    text: 'Check the connection and try again. Nothing you typed is lost.',
    onRetry: fn(),
    requestId: 'req-7f3a9c',
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await expect(within(canvasElement).getByText('req-7f3a9c')).toBeVisible()
  },
}
export const Page: Story = { args: { page: true } }
export const Retrying: Story = { args: { retrying: true } }
export const WithoutRetry: Story = { args: { onRetry: undefined, requestId: undefined } }
export const Offline: Story = {
  args: { offline: true, title: 'The server could not be reached.', requestId: undefined },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { title: 'नौकरियाँ लोड नहीं हो सकीं।', text: 'कनेक्शन जाँचें और फिर कोशिश करें। आपका लिखा हुआ सुरक्षित है।' },
}

export const EnterTriesAgain: Story = {
  play: async ({ args, canvas }) => {
    await tabAndEnter(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
