import { test as base } from '@playwright/test'
import { call } from './people.ts'

type Setting = { Key: string; Value: number | null }

/**
 * A journey that changes prices or limits, which all journeys on the server share. The values at `keepSettings`, which an
 * Admin’s page calls, are put back at the end of the journey, whether it passes or fails.
 */
export const test = base.extend<{ keepSettings: () => Promise<void> }>({
  async keepSettings({ page }, use) {
    const settings = async () => (await call(page, 'GET', '/api/settings')).data as Setting[]
    let before: Setting[] = []
    await use(async () => {
      before = await settings()
    })
    if (before.length === 0) return
    const now = new Map((await settings()).map(({ Key, Value }) => [Key, Value]))
    for (const { Key, Value } of before)
      if (now.get(Key) !== Value) await call(page, 'PUT', `/api/settings/${Key}`, { Value })
  },
})
