import type { Meta, StoryObj } from '@storybook/react-vite'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Button } from '../button/button.tsx'
import { PageHeader } from './page-header.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/PageHeader',
  parameters: { usage },
  component: PageHeader,
  args: { title: 'Good morning, Asha', description: '3 new jobs match your skills since yesterday.' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Dense: Story = {
  args: {
    dense: true,
    title: 'All users',
    beside: '1,24,308 candidate registrations',
    description: undefined,
    above: <Breadcrumb label="Breadcrumb" crumbs={[{ label: 'Admin', href: '#admin' }, { label: 'Users' }]} />,
    actions: (
      <Button tone="quiet" size="xs">
        Export CSV
      </Button>
    ),
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { title: 'सुप्रभात, प्रियांका', description: 'कल से 3 नई नौकरियाँ आपके कौशल से मिलती हैं।' },
}

export const EnterPressesEachAction: Story = {
  args: {
    actions: (
      <>
        <Button tone="quiet">Export CSV</Button>
        <Button>Add a user</Button>
      </>
    ),
  },
  play: ({ canvas }) => tabAndEnter(...canvas.getAllByRole('button')),
}
