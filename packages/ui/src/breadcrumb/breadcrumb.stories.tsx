import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { BackLink, Breadcrumb } from './breadcrumb.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Navigation/Breadcrumb',
  parameters: { usage },
  component: Breadcrumb,
  args: {
    label: 'Breadcrumb',
    crumbs: [{ label: 'Admin', href: '#admin' }, { label: 'Users', href: '#users' }, { label: 'Asha Kulkarni' }],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const ThreePlaces: Story = {}
export const OneWayBack: Story = { render: () => <BackLink href="#list">Back to 128 candidates</BackLink> }
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { crumbs: [{ label: 'प्लेसमेंट ड्राइव', href: '#d' }, { label: 'फुल-स्टैक हायरिंग डे' }] },
}

export const EnterOpensEachPlaceAboveThisOne: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#admin', '#users'])
    await tabAndEnter(...links)
  },
}
