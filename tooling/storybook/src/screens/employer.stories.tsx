import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenAt, screensOf } from './recorded-screen.tsx'

const meta = {
  title: 'Screens/Employer',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ownPage: true },
  ...screensOf('employer'),
} satisfies Meta

export default meta

export const SignIn: StoryObj = screenAt('/login')
export const Dashboard: StoryObj = screenAt('dashboard')
export const Search: StoryObj = screenAt('search')
export const Candidate: StoryObj = screenAt('candidate')
export const Jobs: StoryObj = screenAt('jobs')
export const Job: StoryObj = screenAt('job')
export const NewJob: StoryObj = screenAt('newJob')
export const Applicants: StoryObj = screenAt('applicants')
export const Pipeline: StoryObj = screenAt('pipeline')
export const Conversation: StoryObj = screenAt('conversation')
export const Plans: StoryObj = screenAt('plans')
