import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Street } from '../street/street.tsx'
import { Drawing } from './drawing.tsx'
import { deskNames, fieldNames, stateNames } from './sheets.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'Foundations/Drawings',
  parameters: { usage },
  component: Drawing,
  args: { name: 'software', className: 'size-24' },
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

type Names = readonly React.ComponentProps<typeof Drawing>['name'][]

function Both({ names }: { names: Names }) {
  return (
    <div className="grid lg:grid-cols-2">
      {['light', 'dark'].map((theme) => (
        <ul key={theme} data-theme={theme} className="flex flex-wrap justify-center gap-4 p-4">
          {names.map((name) => (
            <li key={name} className="w-24 text-center text-sm">
              <Drawing name={name} className="mx-auto h-24 max-w-full" />
              {name}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

/** Fields of work and study; showing one drawing fetches the whole file of twelve. */
export const Work: Story = {
  render: () => <Both names={[...deskNames, ...fieldNames]} />,
  play: async ({ canvasElement }) => {
    const files = [...canvasElement.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#') ?? [])
    for (const [address = '', id] of new Set(files)) {
      const text = await (await fetch(address)).text()
      await expect(text).toContain(`id="${id}"`)
    }
  },
}

/** Drawings for empty states. */
export const States: Story = { ...Work, render: () => <Both names={stateNames} /> }

/** Recognisable at 64 px. */
export const Small: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {[...deskNames, ...fieldNames].map((name) => (
        <Drawing key={name} name={name} className="size-16" />
      ))}
    </div>
  ),
}

/** The street of the sign-in screens. */
export const SignIn: Story = {
  render: () => (
    <div className="grid gap-4 lg:grid-cols-2">
      {['light', 'dark'].map((theme) => (
        <div key={theme} data-theme={theme}>
          <div className="h-60 bg-brand-soft">
            <Street />
          </div>
        </div>
      ))}
    </div>
  ),
}
