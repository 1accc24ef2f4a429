import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextLink } from '../text-link/text-link.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/CheckboxField',
  parameters: { usage },
  component: CheckboxField,
  args: { label: 'I accept the terms of use.' },
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(within(canvasElement).getByText('I accept the terms of use.'))
    await expect(box).not.toBeChecked()
  },
}
export const Ticked: Story = { args: { defaultChecked: true } }
export const Mixed: Story = { args: { mixed: true, label: 'All of this page' } }
export const WithLink: Story = {
  args: {
    label: (
      <>
        I agree to the{' '}
        <TextLink inline href="#policy">
          privacy policy
        </TextLink>{' '}
        and its use of my data.
      </>
    ),
  },
}
export const WithError: Story = { args: { error: 'Tick the box to go on.' } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { lang: 'hi', label: 'मैं उपयोग की शर्तें स्वीकार करता हूँ और अपने डेटा के उपयोग की अनुमति देता हूँ।' },
}
