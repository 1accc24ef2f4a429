import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../text-field/text-field.tsx'
import { KeyList, ShortcutsProvider, useKeyActions, useShortcuts } from './shortcuts.tsx'
import { usage } from './usage.ts'

const meta = { title: 'Overlays/Shortcuts', parameters: { usage, documents: ShortcutsProvider } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const KeysWorkOutsideOfFields: Story = {
  render: () => (
    <ShortcutsProvider>
      <Counter />
      <Keys />
    </ShortcutsProvider>
  ),
  play: async ({ canvas }) => {
    // The list shows a key once it is registered.
    await canvas.findByText('next')
    await userEvent.keyboard('jj')
    await userEvent.type(canvas.getByLabelText('Name'), 'jojo')
    await expect(await canvas.findByText('2 steps')).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('jojo')
  },
}

function Counter() {
  const [steps, setSteps] = useState(0)
  useShortcuts([{ on: 'j', label: 'next', onPress: () => setSteps((count) => count + 1) }])
  return (
    <>
      <p>{steps} steps</p>
      <TextField label="Name" />
    </>
  )
}

function Keys() {
  return <KeyList actions={useKeyActions()} />
}
