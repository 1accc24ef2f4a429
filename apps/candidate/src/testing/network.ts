import type { startApi } from '@pramaan/api/testing'
import { closeApp, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { routes } from '../routes.tsx'
import { texts } from '../texts/en.ts'

const app = { map: routes, catalogue: texts, seen: true }

/** The calls that change a profile. */
const isEdit = /\/user\/(?:update\/\d+\/profile|(?:\d+\/)?(?:education|experience|preferences)(?:\/\d+)?)$/

/**
 * A signed-in candidate's browser with a network that a test can cut: `network.gone` fails every request from then on,
 * `network.sent` lists the keys of the applications and profile edits that were tried, `network.say` replaces the server's answer to them,
 * and reads are answered at once but arrive only after `network.late`.
 */
export async function aBrowser(api: Awaited<ReturnType<typeof startApi>>, person: { phone: string | null }) {
  const { storage, send } = await showAppAs(api, person.phone ?? '', 'Candidate', { ...app, at: '/settings' })
  closeApp()
  const network = {
    gone: false,
    lost: false,
    sent: [] as string[],
    say: undefined as string | undefined,
    late: undefined as Promise<void> | undefined,
  }
  const through: typeof send = async (url, init) => {
    const applies = init.method === 'POST' && url.endsWith('-application')
    const isSent = applies || (init.method !== 'GET' && isEdit.test(url))
    if (isSent) network.sent.push(init.headers['idempotency-key'] ?? '')
    if (network.gone) throw new TypeError('fetch failed')
    const { say } = network
    if (applies && say) return { status: 200, json: async () => ({ message: say, data: say, applicationId: 1 }) }
    const answer = await send(url, init)
    if (init.method === 'GET') await network.late
    // The server gets the request, but its answer is lost.
    if (isSent && network.lost) throw new TypeError('fetch failed')
    return answer
  }
  return {
    storage,
    network,
    /** Opens the app in a tab of this browser. */
    tab: (at: string) => showApp(api, { ...app, at, storage, send: through }),
    /** The network comes back, and the browser tells every tab. */
    async back() {
      network.gone = false
      window.dispatchEvent(new Event('online'))
    },
  }
}
