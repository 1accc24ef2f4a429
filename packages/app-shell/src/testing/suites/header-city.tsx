import type { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MemberApp } from '../member-app.ts'
import { closeApp, showApp, showAppAs } from '../render-app.tsx'

type Api = Awaited<ReturnType<typeof startApi>>

/** The city in the header of an app whose `drives` are listed at a path (D64). */
export function headerCity(api: Api, { app, as }: MemberApp, drives: string) {
  const { aDrive } = createOpenings(api.deps)
  const ownCity = as === 'Staff' ? undefined : 'Nashik'

  /** A person in Nashik (staff have no city), and three drives; the farthest from Nashik is the newest. */
  async function show(at = drives) {
    const profile = { location: 'Nashik' }
    const employer = await api.anEmployer(profile)
    const person = { Employer: () => employer, Candidate: () => api.aCandidate(profile), Staff: aReviewer }[as]
    for (const location of ['Nashik', 'Pune', 'Chennai'])
      await aDrive({ title: `Drive in ${location}`, location, employerId: employer.id })
    return showAppAs(api, (await person()).phone ?? '', as, { ...app, at })
  }
  const aReviewer = () => api.aStaffMember('hr')
  const city = (name: string) => screen.findByRole('button', { name: `Location: ${name}` })
  const listed = () => [...new Set(screen.getAllByText(/^Drive in /).map(({ textContent }) => textContent))]
  const listsFirst = (name: string) => waitFor(() => expect(listed()[0]).toBe(`Drive in ${name}`))

  async function choices(user: Awaited<ReturnType<typeof showApp>>['user'], now: string) {
    await user.click(await city(now))
    return within(await screen.findByRole('dialog', { name: 'Choose a city' }))
  }

  describe('the header’s city', () => {
    test(`starts at ${ownCity ? 'the person’s own city' : 'anywhere, for staff'}, and the list starts filtered by it and shows that [S-491]`, async () => {
      await show()
      await city(ownCity ?? 'Anywhere')
      const order = as === 'Candidate' ? 'Best match first, then in and near Nashik' : 'In and near Nashik first'
      await screen.findByText(ownCity ? order : 'From anywhere')
      await listsFirst(ownCity ?? 'Chennai')
    })

    test('offers the six cities and anywhere, is in the address, is there on Back and saved on this device [S-114 S-490]', async () => {
      const { user, storage, send, address, back } = await show()
      const dialog = await choices(user, ownCity ?? 'Anywhere')
      const radios = await dialog.findAllByRole<HTMLInputElement>('radio')
      const six = ['Mumbai', 'Pune', 'Bangalore', 'Kolkata', 'Delhi', 'Chennai']
      expect(radios.map(({ value }) => value)).toEqual([...(ownCity ? [ownCity] : []), ...six, 'Anywhere'])
      expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([ownCity ?? 'Anywhere'])
      await user.click(dialog.getByLabelText('Pune'))
      await city('Pune')
      expect(screen.queryByRole('dialog')).toBeNull()
      await listsFirst('Pune')
      expect(address()).toBe(`${drives}?near=Pune`)
      await back()
      await city(ownCity ?? 'Anywhere')
      await listsFirst(ownCity ?? 'Chennai')
      closeApp()
      await showApp(api, { ...app, storage, send, at: drives })
      await city('Pune')
      await listsFirst('Pune')
    })

    test('takes any city that is typed, and the list says where it has nothing near; anywhere is the usual order', async () => {
      const { user } = await show()
      const dialog = await choices(user, ownCity ?? 'Anywhere')
      await user.type(await dialog.findByLabelText('Any city'), 'Shirur Kasar')
      await user.click(dialog.getByRole('button', { name: 'Choose' }))
      await city('Shirur Kasar')
      await screen.findByText('None of these is in or near Shirur Kasar.')
      await user.click(screen.getByRole('button', { name: 'Anywhere' }))
      await city('Anywhere')
      await screen.findByText('From anywhere')
      await listsFirst('Chennai')
    })

    test('a typed city that is cleared leaves Anywhere, which Choose takes', async () => {
      const { user } = await show(`${drives}?near=Satara`)
      const dialog = await choices(user, 'Satara')
      await user.clear(await dialog.findByLabelText('Any city'))
      expect(dialog.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('Anywhere')
      await user.click(dialog.getByRole('button', { name: 'Choose' }))
      await city('Anywhere')
    })

    test.each(['bengaluru', 'banglore', 'बंगळूर'])(
      'is found by another name, %s, which the list says it is also called',
      async (typed) => {
        const { user, address } = await show()
        const dialog = await choices(user, ownCity ?? 'Anywhere')
        await user.type(await dialog.findByLabelText('Any city'), typed)
        await user.click(
          await dialog.findByRole('option', { name: new RegExp(`^Bangalore.*also called “${typed}”`, 'i') }),
        )
        await user.click(dialog.getByRole('button', { name: 'Choose' }))
        await city('Bangalore')
        expect(address()).toBe(`${drives}?near=Bangalore`)
      },
    )

    test('is only marked by the arrow keys, and chosen by Enter', async () => {
      const { user, address } = await show(`${drives}?near=Pune`)
      const dialog = await choices(user, 'Pune')
      ;(await dialog.findByLabelText<HTMLInputElement>('Pune')).focus()
      await user.keyboard('{ArrowDown}')
      expect(dialog.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('Bangalore')
      expect(address()).toBe(`${drives}?near=Pune`)
      await user.keyboard('{Enter}')
      await city('Bangalore')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(address()).toBe(`${drives}?near=Bangalore`)
    })

    test('alone is left by one press, and the others come back by another', async () => {
      const { user, address } = await show(`${drives}?near=Pune`)
      await user.click(await screen.findByRole('button', { name: 'Only Pune' }))
      await screen.findByRole('button', { name: 'Pune first' })
      expect(screen.queryByRole('button', { name: 'Only Pune' })).toBeNull()
      expect(screen.getByText('Only Pune')).toBeDefined()
      await waitFor(() => expect(listed()).toEqual(['Drive in Pune']))
      expect(address()).toBe(`${drives}?near=Pune&location=Pune`)
      await user.click(screen.getByRole('button', { name: 'Pune first' }))
      await waitFor(() => expect(listed()).toHaveLength(3))
      expect(listed()[0]).toBe('Drive in Pune')
    })

    test('is not there on a screen where it can do nothing', async () => {
      await show('/settings')
      await screen.findByRole('heading', { level: 1, name: 'Settings' })
      expect(screen.queryByRole('button', { name: /^Location:/ })).toBeNull()
    })
  })
}
