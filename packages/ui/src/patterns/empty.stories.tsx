import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { PatternPage } from './pattern-page.tsx'

function EmptyPage() {
  return (
    <PatternPage
      title="Empty"
      intro="An empty place is a beginning or an end, and says which: what will be here, and the one thing to do next."
      dos={[
        'Say what will show here, in one sentence.',
        'Offer one next step, if there is one.',
        'Tell “nothing yet” from “nothing matches”: the second offers to remove a filter.',
        'Use a drawing where there is room, an icon in a table or a panel.',
      ]}
      donts={[
        'Write “No data”, or leave the place white.',
        'Be funny. A person without an offer is not laughing.',
        'Show a chart of zeros.',
      ]}
    >
      <div className="grid gap-6 lg:grid-cols-3">
        <EmptyState
          drawing="saved"
          title="No saved jobs yet"
          text="Save a job to find it here later."
          action={<Button tone="soft">Find jobs</Button>}
        />
        <EmptyState
          drawing="nothing"
          title="No job matches"
          text="Remove a filter to see more."
          action={<Button tone="soft">Remove “Pune”</Button>}
        />
        <EmptyState icon={SearchX} title="No user with this name" text="Search by phone number or ID too." />
      </div>
    </PatternPage>
  )
}

const meta = { title: 'Patterns/Empty', component: EmptyPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Empty: StoryObj = {}
