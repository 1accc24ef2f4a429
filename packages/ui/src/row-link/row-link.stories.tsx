import type { Meta, StoryObj } from '@storybook/react-vite'
import { tabAndEnter } from '../../.storybook/keyboard.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Card } from '../card/card.tsx'
import { SealedName } from '../seal/seal.tsx'
import { RowLink } from './row-link.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Navigation/RowLink',
  parameters: { usage },
  component: RowLink,
  args: { href: '#sneha', title: 'My applications' },
} satisfies Meta<typeof RowLink>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const People: Story = {
  render: () => (
    <Card flush>
      <RowLink
        href="#1"
        start={<Avatar name="Sneha Pawar" size="sm" />}
        title={<SealedName name="Sneha Pawar" seal="Verified by HR" />}
        description="React developer, Trinetra Labs"
        end="Moved today"
      />
      <RowLink
        href="#2"
        start={<Avatar name="सई पाटील" size="sm" />}
        title={<SealedName name="सई पाटील" seal="Verified by HR" />}
        description="Frontend developer, सह्याद्री इन्फोटेक"
        end="Added today"
      />
    </Card>
  ),
}

export const EnterOpensEachRow: Story = {
  render: () => (
    <Card flush>
      <RowLink href="#1" title="My applications" />
      <RowLink href="#2" title="My certificates" />
    </Card>
  ),
  play: ({ canvas }) => tabAndEnter(...canvas.getAllByRole('link')),
}
