import { sessions } from '@pramaan/database/schema'
import { type Role, roles } from '@pramaan/domain/role'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../platform/page-storage.ts'
import { type Api, askForCode, codeField, type MemberApp, membersOf, numberField } from '../member-app.ts'
import { closeApp, lastCode, showAppAs } from '../render-app.tsx'
import { furtherPages, specPages } from './spec-pages.ts'

const roleIds = { Candidate: 1, Employer: 2, Admin: 3, hr: 4, Counsellor: 5, 'C-Partner': 6 }

/** A signed-in person: how long the session lasts, and what they see of other apps. */
export function signedInSession(api: Api, member: MemberApp) {
  const { aMember, aPerson, aStranger, roles: own, stranger, visit, showTo } = membersOf(api, member)
  const { app, open: forAnybody } = member
  const soon = () => api.deps.now().getTime() / 1000 + 600

  /** An unsigned token in the server's format; only the server checks the signature. */
  const tokenOf = (userInfo: object, exp = soon()) => `e30.${btoa(JSON.stringify({ userInfo, exp }))}.sign`
  const person = (about: object = {}) => ({
    ID: 7,
    RoleID: roles[own[0] ?? 'hr'],
    FullName: 'Asha',
    registrationStep: 0,
    ...about,
  })

  describe('who is signed in', () => {
    test('carries the number of the role [C-001 S-001]', async () => {
      for (const role of own) {
        const { platform } = await showTo(await aPerson(role), '/settings')
        expect(platform.session.tokens.store.getState().person).toMatchObject({ role, RoleID: roleIds[role] })
        closeApp()
      }
    })

    test('is nobody by a stored token that has expired or lacks an ID or a role: the visitor gets the sign-in [E-096–098 S-302–305]', async () => {
      const over = soon() - 1200
      for (const token of [
        tokenOf(person(), over),
        tokenOf(person({ ID: 0 })),
        tokenOf(person({ RoleID: undefined })),
        tokenOf(person({ RoleID: 9 })),
      ]) {
        const storage = new MemoryStorage()
        storage.setItem('pramaan.token', token)
        const { platform } = await visit('/settings', { storage })
        await numberField()
        expect(platform.session.tokens.store.getState().person).toBeUndefined()
        closeApp()
      }
    })

    test('has a token kept in local storage in steps 0 and 5, and in no other step [S-189–191]', async () => {
      const { platform, storage } = await visit(forAnybody)
      const saved = [0, 5, -2, -1, 1, 2, 3, 4].map((registrationStep) => {
        const token = tokenOf(person({ registrationStep }))
        expect(platform.session.accept(token)).toMatchObject({ registrationStep })
        return storage.getItem('pramaan.token') === token
      })
      expect(saved).toEqual([true, true, false, false, false, false, false, false])
    })

    test('by a session that is over and can’t be renewed signs in in its place, and is brought back to where they were [C-467 E-816]', async () => {
      const member = await aMember()
      const shown = await showTo(member, '/settings')
      await screen.findByRole('heading', { level: 1, name: /Settings/ })
      await api.db.delete(sessions)
      shown.history.push('/payments?from=menu')
      await numberField()
      expect(shown.platform.session.tokens.store.getState().person).toBeUndefined()
      await askForCode(shown.user, member.phone ?? '')
      await shown.user.type(await codeField(), await lastCode(api, member.phone ?? ''))
      await screen.findByRole('heading', { level: 1, name: /Payments/ })
      expect(shown.address()).toBe('/payments?from=menu')
    })

    test('logs out by the menu, which clears local storage, resets every flag and ends the session on the server [S-200 S-201]', async () => {
      const { user, storage, platform, send } = await showTo(await aMember({ fullName: 'Asha Demo' }), '/settings')
      const { token = '' } = platform.session.tokens.store.getState()
      await user.click(await screen.findByRole('button', { name: 'Account of Asha Demo' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
      await numberField()
      expect(storage.getItem('pramaan.token')).toBeNull()
      expect(storage.getItem('pramaan.session')).toBeNull()
      const signedOut = { checked: true, token: undefined, person: undefined, loginCount: 0 }
      expect(platform.session.tokens.store.getState()).toEqual(signedOut)
      // The page forgets the person at once; the server hears of it a moment later.
      await waitFor(() => expect(storage.length).toBe(0))
      const again = await send('/api/notifications', { method: 'GET', headers: { authorization: token } })
      expect(again.status).toBe(401)
    })
  })

  describe('another app', () => {
    test('whose path is opened here leads to its subdomain, path and query kept [E-094 S-306]', async () => {
      const replace = vi.fn()
      const [here, there] = [app.map.app, stranger.toLowerCase()]
      const pathname = stranger === 'Employer' ? '/hirings' : '/opportunity'
      vi.stubGlobal('location', {
        protocol: 'https:',
        host: `${here}.example.com`,
        hostname: `${here}.example.com`,
        origin: `https://${here}.example.com`,
        pathname,
        search: '?from=mail',
        hash: '',
        href: `https://${here}.example.com${pathname}?from=mail`,
        replace,
      })
      await visit(`${pathname}?from=mail`)
      await waitFor(() => expect(replace).toHaveBeenCalledWith(`https://${there}.example.com${pathname}?from=mail`))
    })

    test('for another role shows a message to its signed-in person, with a link to the right app [E-095 S-307]', async () => {
      const member = await aStranger()
      await showAppAs(api, member.phone ?? '', stranger, { ...app, at: '/settings' })
      await screen.findByText(new RegExp(`^This account is an? ${stranger.toLowerCase()}’s`))
      expect(screen.getByRole('link', { name: 'Take me there' }).getAttribute('href')).toMatch(/^http.*\/$/)
      expect(screen.queryByRole('navigation')).toBeNull()
    })

    test('has screens of its own: none is open to a role that the document does not name for its path [E-093]', () => {
      const open = Object.entries(app.map.routes).flatMap(([path, { for: who }]) =>
        typeof who === 'string' ? [] : who.map((role) => ({ role, path })),
      )
      const named = (role: Role) => [...specPages[role], ...furtherPages[role]]
      expect(open.filter(({ role, path }) => !own.includes(role) || !named(role).includes(path))).toEqual([])
    })
  })

  describe('the frame', () => {
    test('names who is signed in in the menu’s profile box [E-131]', async () => {
      const { user } = await showTo(await aMember({ fullName: 'Asha Demo' }), '/settings')
      await user.click(await screen.findByRole('button', { name: 'Menu' }))
      const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
      expect(menu.getByText('Asha Demo')).toBeDefined()
    })

    test('logs a request that fails, and troubles nobody with what was only read [C-466 S-485]', async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const member = await aMember()
      const first = await showTo(member, '/settings')
      closeApp()
      const cut: typeof first.send = (url, init) =>
        url === '/api/notifications/unread'
          ? Promise.resolve({ status: 500, json: async () => ({ message: 'Broken', code: 'broken', requestId: 'r7' }) })
          : first.send(url, init)
      await visit('/settings', { storage: first.storage, send: cut })
      await screen.findByRole('heading', { level: 1, name: /Settings/ })
      await waitFor(() => expect(log.mock.calls).toContainEqual(['Refused', 500, 'broken', 'r7']))
      expect(document.querySelector('[data-sonner-toast]')).toBeNull()
      expect(screen.queryByText(/Broken|Something went wrong/i)).toBeNull()
    })
  })
}
