import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const slow = { timeout: 60_000 }

test(
  'an entry is found by another name, gets a name, loses it by Undo, and says where a taken name leads',
  slow,
  async () => {
    const { user } = await showToStaff(api, 'Admin', '/admin-terms?kind=skill')
    await user.type(await screen.findByRole('searchbox', { name: 'Find by any name' }), 'node js')
    await user.click(await screen.findByRole('button', { name: 'Open Node.js' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Node.js' }))
    await panel.findByText('0 people and 0 jobs have it.')
    const field = panel.getByLabelText('Another name')
    await user.type(field, 'Quxnode{Enter}')
    await screen.findByText('“Quxnode” now means Node.js.')
    await panel.findByRole('button', { name: /Remove.*Quxnode/ })
    await user.type(field, 'core-java{Enter}')
    await panel.findByText('“core-java” is already a name of “Java”. Take it away there first.')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('“Quxnode” no longer leads to Node.js.')
    expect(panel.queryByRole('button', { name: /Remove.*Quxnode/ })).toBeNull()
  },
)

test('a relation is added by typing and taken away with one press', slow, async () => {
  const { user } = await showToStaff(api, 'Admin', '/admin-terms?term=photoshop&kind=skill')
  await user.click(await screen.findByRole('button', { name: /^Open .*Photoshop/ }))
  const panel = within(await screen.findByRole('dialog', { name: /Photoshop/ }))
  await user.selectOptions(await panel.findByLabelText('How'), 'Is close to')
  const [picker] = panel.getAllByRole('combobox', { name: 'Entry' })
  await user.click(panel.getByRole('button', { name: 'Relate' }))
  expect(picker?.getAttribute('aria-invalid')).toBe('true')
  await user.type(picker as HTMLElement, 'tally')
  await user.click((await screen.findAllByRole('option', { name: /^Tally/ }))[0] as HTMLElement)
  await user.click(panel.getByRole('button', { name: 'Relate' }))
  await user.click(await panel.findByRole('button', { name: /^Remove: Is close to Tally/ }))
  await screen.findByText(/is not related to Tally.* any more\.$/)
})

test(
  'a new entry is merged into another, whose panel opens, and an Undo there makes it its own again',
  slow,
  async () => {
    const { user } = await showToStaff(api, 'Admin', '/admin-terms?term=quxphp')
    await user.click(await screen.findByRole('button', { name: 'New entry' }))
    const name = screen.getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Quxphp')
    await user.selectOptions(screen.getByLabelText('Kind'), 'Skill')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByText('Quxphp is a new entry.')
    const panel = within(await screen.findByRole('dialog', { name: 'Quxphp' }))
    const pickers = await panel.findAllByRole('combobox', { name: 'Entry' })
    await user.type(pickers.at(-1) as HTMLElement, 'php')
    await user.click((await screen.findAllByRole('option', { name: /^PHP/ }))[0] as HTMLElement)
    await user.click(panel.getByRole('button', { name: 'Merge' }))
    await screen.findByText('Quxphp is now part of PHP.')
    const other = within(await screen.findByRole('dialog', { name: 'PHP' }))
    await other.findByRole('button', { name: /Remove.*Quxphp/ })
    await user.click(other.getByRole('button', { name: 'Undo the merge of Quxphp' }))
    await screen.findByText('Quxphp is an entry of its own again.')
  },
)

test('what three people typed is listed, and becomes a name of an entry by typing', slow, async () => {
  const aFindable = findableCandidates(api)
  for (const _ of [1, 2, 3]) await aFindable({ professionalSkills: ['Quxpython'] })
  await api.deps.buffers.flush()
  const { user } = await showToStaff(api, 'Admin', '/admin-terms?tab=typed')
  await user.click(await screen.findByRole('button', { name: 'Quxpython is another name of…' }))
  const form = within(await screen.findByRole('dialog', { name: 'Quxpython is another name of…' }))
  await user.click(form.getByRole('button', { name: 'Add name' }))
  await form.findByText('Type any of its names', { selector: ':not(input)' })
  await user.type(form.getByRole('combobox', { name: 'Entry' }), 'python')
  await user.click((await screen.findAllByRole('option', { name: /^Python/ }))[0] as HTMLElement)
  await user.click(form.getByRole('button', { name: 'Add name' }))
  await screen.findByText('“Quxpython” now means Python.')
  await screen.findByText('Nothing to decide')
})

test('a typed term is ignored, and back on the list by Undo', slow, async () => {
  const aFindable = findableCandidates(api)
  for (const _ of [1, 2, 3]) await aFindable({ professionalSkills: ['Quxnothing'] })
  await api.deps.buffers.flush()
  const { user } = await showToStaff(api, 'Admin', '/admin-terms?tab=typed')
  await user.click(await screen.findByRole('button', { name: 'Ignore Quxnothing' }))
  await screen.findByText('Nothing to decide')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('“Quxnothing” is back on the list.')
  await screen.findByRole('button', { name: 'New entry Quxnothing' })
})
