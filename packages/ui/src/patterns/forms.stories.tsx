import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { PatternPage } from './pattern-page.tsx'

const degrees = ['B.E.', 'B.Com', 'Diploma'].map((name) => ({ value: name, label: name }))

function ExampleForm() {
  const [errors, setErrors] = useState<{ name?: string; degree?: string }>({})
  const [saved, setSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    const values = new FormData(form.current ?? undefined)
    const found = {
      ...(!values.get('name') && { name: 'Write your name as it is on your mark sheet.' }),
      ...(!values.get('degree') && { degree: 'Choose your degree.' }),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    setSaved(!first)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <Card className="max-w-120">
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          help="Employers see this name."
          error={errors.name}
        />
        <SelectField
          label="Degree"
          name="degree"
          placeholder="Choose a degree"
          options={degrees}
          error={errors.degree}
        />
        <TextField label="Website" name="site" note="optional" inputMode="url" autoComplete="url" />
        <Button type="submit" done={saved}>
          {saved ? 'Saved' : 'Save'}
        </Button>
      </form>
    </Card>
  )
}

function FormsPage() {
  return (
    <PatternPage
      title="Forms"
      intro="A form asks for one thing at a time, in the order people think of it, and never loses an answer."
      dos={[
        'Put the label above, the help below, and the error beside its field, in words that say what to write instead.',
        'Say “optional” beside a field that is; the others are required.',
        'Set autocomplete and inputmode, so that the phone fills in and shows the right keys.',
        'Move the focus to the first field with an error.',
        'Keep a draft, so that a reload loses nothing.',
      ]}
      donts={[
        'Use a placeholder as a label: it is gone once you type.',
        'Disable the button in silence. Let people press it and say what is missing, or give the reason beside it.',
        'Check a field while it is still being typed.',
        'Cut or refuse what was pasted: “+91 98765 43210” is a number.',
      ]}
    >
      <ExampleForm />
    </PatternPage>
  )
}

const meta = { title: 'Patterns/Forms', component: FormsPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Forms: StoryObj = {}

/** A test of the page; people find its example untouched. */
export const TheFirstErrorGetsTheFocus: StoryObj = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const name = canvas.getByRole('textbox', { name: 'Full name' })
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
    await userEvent.keyboard('Asha Kulkarni')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Degree' }), 'B.Com')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('button', { name: 'Saved' })).toBeVisible()
    await expect(name).toBeValid()
  },
}
