import { sendTo, type startApi } from '@pramaan/api/testing'
import type { Send } from '@pramaan/api-client'
import type { Chances } from './chances.ts'

/** The page was closed: nothing of it runs any more. */
class Killed extends Error {}

/** How a page's requests and writes fail. */
export type Weather = 'fine' | 'stormy'

/**
 * A page of a device: its requests fail before they leave, or after the server has them, and it may be killed at any
 * request and at any write of its storage. A killed page neither sends nor stores anything more.
 */
export function failingPage(
  api: Awaited<ReturnType<typeof startApi>>,
  storage: Storage,
  chance: Chances,
  weather: Weather,
) {
  let alive = true
  const stormy = weather === 'stormy'
  const live = () => {
    if (!alive) throw new Killed('The page is gone.')
  }
  const mayDie = (times: number) => {
    live()
    if (!stormy || !chance.one(times)) return
    alive = false
    live()
  }
  const toServer = sendTo(api.app)
  const send: Send = async (url, init) => {
    mayDie(12)
    if (stormy && chance.one(2)) throw new TypeError('fetch failed')
    const answer = await toServer(url, init)
    mayDie(8)
    if (stormy && chance.one(4)) throw new TypeError('fetch failed')
    return answer
  }
  const failingStorage: Storage = {
    get length() {
      return storage.length
    },
    key: (index) => storage.key(index),
    getItem: (name) => storage.getItem(name),
    setItem(name, value) {
      mayDie(25)
      storage.setItem(name, value)
      mayDie(25)
    },
    removeItem(name) {
      mayDie(15)
      storage.removeItem(name)
      mayDie(25)
    },
    clear: () => storage.clear(),
  }
  return { send, storage: failingStorage, isAlive: () => alive }
}
