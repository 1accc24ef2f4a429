import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeader } from '../section-header/section-header.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Card, CardSection } from './card.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/Card',
  parameters: { usage },
  component: Card,
  args: { children: 'A hairline box on paper.' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Verified: Story = { args: { face: 'verified' } }
export const Dashed: Story = { args: { face: 'dashed' } }
export const Selected: Story = { args: { face: 'selected' } }
export const Sections: Story = {
  args: {
    flush: true,
    children: (
      <>
        <CardSection>
          <SectionHeader title="Highlights" aside={<TextLink href="#all">View all</TextLink>} />
        </CardSection>
        <CardSection>
          <SectionHeader
            level={3}
            title="Eligibility"
            aside="You have 4 of 5"
            description="From the profile of today."
          />
        </CardSection>
      </>
    ),
  },
}
export const LongText: Story = {
  args: {
    children: (
      <SectionHeader
        title="Certifications and trainings that employers near you have asked for most often"
        aside={<TextLink href="#all">View all</TextLink>}
      />
    ),
  },
}
export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: { lang: 'hi', children: <SectionHeader title="प्रमाणपत्र और प्रशिक्षण" description="आपके कौशल का प्रमाण" /> },
}
