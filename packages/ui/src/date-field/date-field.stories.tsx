import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { UiLabelsProvider } from '../labels/labels.tsx'
import { DateField } from './date-field.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Fields/DateField',
  parameters: { usage },
  component: DateField,
  args: { label: 'Start date', value: '', onValue: fn() },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

function WithState(props: ComponentProps<typeof DateField>) {
  const [value, setValue] = useState(props.value)
  return <DateField {...props} value={value} onValue={setValue} help={`value: ${value}`} />
}

/** The parts load on demand, which takes a busy machine more than a second. */
const part = (name: string) => screen.findByRole('spinbutton', { name: new RegExp(`^${name}`) })

export const Empty: Story = { args: { help: 'The first day of the drive', required: true } }
export const TypedAsPeopleWrite: Story = {
  render: (args) => <WithState {...args} />,
  play: async ({ canvas }) => {
    const day = await part('day')
    await userEvent.click(day)
    await userEvent.keyboard('1/8/26')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('value: 2026-08-01')).toBeVisible())
    await expect(canvas.getByRole('group', { name: 'Start date' })).toHaveTextContent('01/08/2026')
  },
}
export const APartTakenOutIsNoDay: Story = {
  args: { value: '2026-11-22' },
  render: (args) => <WithState {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await part('day'))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(canvas.getByText('value: 2026-11-02')).toBeVisible()
    await userEvent.click(document.body)
    await waitFor(() => expect(canvas.getByText('value:')).toBeVisible())
    await expect(canvas.getByRole('group', { name: 'Start date' })).not.toHaveTextContent('2026')
  },
}
export const ADayThatNoMonthHasIsRefused: Story = {
  args: { value: '2026-11-22' },
  render: (args) => <WithState {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await part('day'))
    await userEvent.keyboard('31022027')
    await userEvent.click(document.body)
    await waitFor(() => expect(canvas.getByText('There is no 31/02/2027.')).toBeVisible())
    await expect(canvas.getByText('value:')).toBeVisible()
    await expect(await part('day')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('group', { name: 'Start date' })).not.toHaveTextContent('28')
    await userEvent.click(await part('day'))
    await userEvent.keyboard('29022028')
    await waitFor(() => expect(canvas.getByText('value: 2028-02-29')).toBeVisible())
    await expect(canvas.queryByText(/There is no/)).toBeNull()
  },
}
export const Picked: Story = {
  args: { value: '2026-11-22', min: '2026-11-20', max: '2027-01-10' },
  render: (args) => <WithState {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Calendar: Start date' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar: Start date' }))
    await expect(calendar.getByRole('button', { name: /19 November 2026/ })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(calendar.getByRole('button', { name: /22 November 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByText('value: 2026-11-29')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Calendar: Start date' })).toHaveFocus())
  },
}
export const OpenCalendar: Story = {
  args: { value: '2026-11-22', min: '2026-11-10' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Calendar: Start date' }))
    const month = await screen.findByRole('grid')
    await waitFor(() => expect(month).toBeVisible())
  },
}
export const Dense: Story = { args: { value: '2026-11-22', size: 'dense', className: 'w-40' } }
export const WithError: Story = {
  args: { value: '2026-11-22', error: 'The end date cannot be before the start date.' },
  play: async () => {
    await expect(await part('day')).toHaveAttribute('aria-invalid', 'true')
    await expect(await part('day')).toHaveAccessibleDescription(/cannot be before/)
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { label: 'शुरू की तारीख', value: '2026-11-22' },
  decorators: [
    (Story) => (
      <UiLabelsProvider labels={{ locale: 'hi-IN-u-nu-latn', calendarOf: (what) => `कैलेंडर: ${what}` }}>
        <Story />
      </UiLabelsProvider>
    ),
  ],
}
export const Marathi: Story = {
  globals: { lang: 'mr' },
  args: { label: 'सुरुवातीची तारीख', value: '2026-11-22' },
  decorators: [
    (Story) => (
      <UiLabelsProvider labels={{ locale: 'mr-IN-u-nu-latn', calendarOf: (what) => `दिनदर्शिका: ${what}` }}>
        <Story />
      </UiLabelsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'सुरुवातीची तारीख' })).toHaveTextContent('22/11/2026')
  },
}
