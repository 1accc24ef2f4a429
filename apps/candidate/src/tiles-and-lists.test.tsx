import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { tilesOnScreen } from '@pramaan/app-shell/testing/tiles.ts'
import { profileViews, searchAppearances } from '@pramaan/database/schema'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'
import { texts } from './texts/en.ts'

const api = await startApi()
const ago = (days: number) => new Date(api.deps.now().getTime() - days * 86_400_000)

/** The total or the employers on the page behind a tile. */
async function counted(path: string) {
  if (path !== '/emp-placement-drives') return (await screen.findAllByText(/^Works \d$/)).length
  const total = await screen.findByText(/^\d+ times? in \d+ days$/)
  return Number.parseInt(total.textContent, 10)
}

test('every tile of the dashboard leads to a page that counts the same', async () => {
  const me = await findableCandidates(api)()
  const employers: { id: number }[] = []
  for (let n = 0; n < 5; n++) employers.push(await api.anEmployer({ plan: 'premium', companyName: `Works ${n}` }))
  const seen = [1, 2, 3, 95].map((days, n) => ({ viewerId: employers[n === 1 ? 0 : n]?.id ?? 0, viewedAt: ago(days) }))
  await api.db.insert(profileViews).values(seen.map((view) => ({ ...view, candidateId: me.id })))
  const day = (day: string, count: number) => ({ candidateId: me.id, day, count })
  await api.db.insert(searchAppearances).values([day('2026-11-21', 4), day('2026-11-15', 3), day('2026-11-01', 9)])
  for (const employer of employers.slice(0, 4))
    await (await api.as(employer)).shortlist.set({ body: { Candidate_id: me.id, Status: '1' } })
  const { history, drawn } = await showAppAs(api, String(me.phone), 'Candidate', { map: routes, catalogue: texts })
  await waitFor(() => expect(tilesOnScreen()).toHaveLength(3))
  const tiles = tilesOnScreen()
  expect(tiles.map(({ figure }) => figure)).toEqual([2, 7, 4])
  for (const { name, figure, href } of tiles) {
    history.push(href)
    await drawn()
    await waitFor(async () => expect([name, await counted(href)]).toEqual([name, figure]))
  }
})
