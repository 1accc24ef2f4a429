import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LabelValueList } from './label-value-list.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/LabelValueList',
  parameters: { usage },
  component: LabelValueList,
  args: {
    items: [
      { label: 'Date of birth', value: '14/06/2002' },
      { label: 'Lives in', value: 'Kothrud, Pune' },
      { label: 'Alternate phone', value: null },
      { label: 'Website', value: '' },
      { label: 'E-mail', value: 'a.very.long.address.of.someone@department.university.example.com' },
    ],
  },
} satisfies Meta<typeof LabelValueList>

export default meta
type Story = StoryObj<typeof meta>

export const MissingValuesReadNotAvailable: Story = {
  name: 'Missing Values Read Not Available [C-485 E-836]',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('N/A')).toHaveLength(2)
  },
}
export const Divided: Story = { args: { divided: true, strong: true } }
export const Grid: Story = { args: { look: 'grid' } }
export const ThreeColumns: Story = { args: { look: 'grid', columns: 3, strong: true } }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    look: 'grid',
    items: [
      { label: 'जन्म तिथि', value: '14/06/2002' },
      { label: 'निवास', value: 'कोथरूड, पुणे' },
    ],
  },
}
