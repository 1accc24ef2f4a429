import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { TipRotator } from './tip-rotator.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/TipRotator',
  parameters: { usage },
  component: TipRotator,
  args: {
    label: 'Tips',
    intervalMs: 4000,
    tips: [
      'A short description brings more than any other line of your profile.',
      'Employers read your CV first.',
      'Add the skills that you could show in an interview.',
    ],
  },
} satisfies Meta<typeof TipRotator>

export default meta
type Story = StoryObj<typeof meta>

export const ByHand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous: Tips' }))
    await expect(canvas.getByText('3 of 3')).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/skills/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Employers read your CV first.')).not.toBeVisible())
  },
}

export const ByItself: Story = {
  args: { intervalMs: 60 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Pause: Tips' }))
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-live', 'polite')
  },
}

export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { label: 'सुझाव', tips: ['नियोक्ता सबसे पहले आपका सीवी पढ़ते हैं।', 'अपने कौशल जोड़ें।'] },
}

export const TabReachesPauseFirst: Story = {
  play: async ({ canvas }) => {
    await tabAndEnter(canvas.getByRole('button', { name: 'Pause: Tips' }))
    await expect(canvas.getByRole('button', { name: 'Play: Tips' })).toHaveFocus()
    await tabAndEnter(canvas.getByRole('button', { name: 'Previous: Tips' }))
    await expect(canvas.getByText('3 of 3')).toBeVisible()
    await tabAndEnter(canvas.getByRole('button', { name: 'Next: Tips' }))
    await expect(canvas.getByText('1 of 3')).toBeVisible()
  },
}
