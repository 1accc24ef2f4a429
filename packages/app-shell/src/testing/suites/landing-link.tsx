import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Api, askForCode, codeField, consentBoxes, type MemberApp, membersOf, numberField } from '../member-app.ts'
import { closeApp, lastCode } from '../render-app.tsx'

/** The values that a link passes to an app's sign-in, and the page it leads to afterwards. */
export function landingLink(api: Api, member: MemberApp) {
  const { aMember, visit } = membersOf(api, member)
  const { aDrive } = createOpenings(api.deps)
  const phone = '+919876543210'
  const brought = (storage: Storage) => JSON.parse(storage.getItem('pramaan.landing') ?? '{}')

  describe('a link to sign-in', () => {
    test('brings role, phone, src, id, jobID, type, Url, state and pdID, which a reload keeps; the phone is filled in [S-066–074]', async () => {
      const values = {
        role: 'Candidate',
        phone: '9876543210',
        src: 'embedded',
        id: '3',
        jobID: '4',
        type: 'course',
        Url: '/settings',
        state: 'placementDrive',
        pdID: '5',
      }
      const { storage, send } = await visit(`/login?${new URLSearchParams({ ...values, other: 'left alone' })}`)
      expect((await numberField()).value).toBe('9876543210')
      expect(brought(storage)).toEqual(values)
      closeApp()
      await visit('/login', { storage, send })
      expect((await numberField()).value).toBe('9876543210')
      expect(brought(storage)).toEqual(values)
    })

    test('outlives sign-in: it leads to the address that it names, once, and where one came from stays known [S-072 S-075]', async () => {
      await aMember({ phone })
      const { user, address, storage, history } = await visit('/login?src=campus&phone=9876543210&Url=%2Fsettings')
      await numberField()
      for (const box of consentBoxes()) await user.click(box)
      await user.click(screen.getByRole('button', { name: 'Send OTP' }))
      await user.type(await codeField(), await lastCode(api, phone))
      await waitFor(() => expect(address()).not.toContain('/login'))
      await screen.findAllByRole('navigation')
      expect([address(), brought(storage).src]).toEqual(['/settings', 'campus'])
      history.push('/login')
      await waitFor(() => expect(address()).not.toContain('/login'))
      expect([address(), brought(storage).src]).not.toContain('/settings')
    })

    test('about a drive leads to that drive after sign-in', async () => {
      const owner = member.as === 'Employer' ? await aMember({ phone }) : await api.anEmployer()
      if (member.as !== 'Employer') await aMember({ phone })
      const { id } = await aDrive({ title: 'Nashik hiring day', employerId: owner.id })
      const { user, address } = await visit(`/login?state=placementDrive&pdID=${id}`)
      await askForCode(user, phone)
      await user.type(await codeField(), await lastCode(api, phone))
      await waitFor(() => expect(address()).toBe(`/drive-detail?ID=${id}`))
    })
  })

  test.each([
    ['without a link', '', '/dashboard'],
    ['with a link to a drive', '/login?state=placementDrive&pdID={drive}', '/drive-detail?ID={drive}'],
  ])(
    'who signs in by conversation %s sees Welcome, Redirecting... and the percent of a splash before they are redirected [E-417–420]',
    async (_, link, path) => {
      const account = await aMember({ phone })
      const employer = member.as === 'Employer' ? account : await api.anEmployer()
      const drive = String((await aDrive({ employerId: employer.id })).id)
      const { user, address, history, storage } = await visit(link.replace('{drive}', drive) || '/chat-bot')
      if (link) history.push('/chat-bot')
      const seen = new Set<string>()
      const watch = new MutationObserver(() => {
        for (const text of ['Welcome', 'Redirecting...', '50%', '100%']) if (screen.queryByText(text)) seen.add(text)
      })
      watch.observe(document.body, { subtree: true, childList: true, characterData: true })
      await screen.findByRole('button', { name: 'I agree' })
      for (const box of consentBoxes()) await user.click(box)
      await user.click(screen.getByRole('button', { name: 'I agree' }))
      await user.type(await numberField(), '9876543210{Enter}')
      await user.type(await codeField(), `${await codeSent()}{Enter}`)
      await waitFor(() => expect(address()).toBe(path.replace('{drive}', drive)))
      expect(brought(storage)).toEqual({})
      watch.disconnect()
      expect([...seen]).toEqual(expect.arrayContaining(['Welcome', 'Redirecting...', '50%']))
    },
  )

  /** The code sent to the number in the conversation. */
  const codeSent = async () => {
    await codeField()
    return lastCode(api, phone)
  }
}
