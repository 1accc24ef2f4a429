import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card.tsx'
import { Loading, Skeleton, SkeletonText } from './skeleton.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Feedback/Skeleton',
  parameters: { usage },
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const ACard: Story = {
  render: () => (
    <Loading>
      <Card className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-11 rounded-full!" />
          <Skeleton className="h-5 w-40" />
        </div>
        <SkeletonText />
      </Card>
    </Loading>
  ),
}
