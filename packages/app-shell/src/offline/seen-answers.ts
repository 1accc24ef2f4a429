import type { SeenAnswers } from '@pramaan/api-client'

const prefix = 'pramaan.seen.'

/** The maximum of stored responses: new ones replace the oldest, and drafts always have room. */
const most = { answers: 80, characters: 1_500_000, each: 200_000 } as const

/** The stored responses that screens showed, and which of those on screen are old. */
export type SeenStore = ReturnType<typeof createSeenAnswers>

/**
 * Stores the responses that a person's screens read in this browser, so that they open without a network. Signing out
 * deletes them like everything stored for the person.
 */
export function createSeenAnswers(storage: Storage, now: () => Date) {
  const served = new Map<string, string>()
  const changes = new EventTarget()
  const changed = () => changes.dispatchEvent(new Event('change'))
  const answers: SeenAnswers = {
    note(name, answer) {
      if (served.delete(name)) changed()
      const text = `${now().toISOString()} ${JSON.stringify(answer)}`
      if (text.length > most.each) storage.removeItem(prefix + name)
      else put(storage, prefix + name, text)
    },
    read(name) {
      const text = storage.getItem(prefix + name) ?? ''
      const at = text.slice(0, text.indexOf(' '))
      try {
        const answer: unknown = JSON.parse(text.slice(at.length))
        served.set(name, at)
        changed()
        return answer
      } catch {
        return undefined
      }
    },
  }
  return {
    answers,
    /** Corrects a stored response by what the server has accepted since; its time stays. */
    revise(name: string, change: (answer: unknown) => unknown) {
      const text = storage.getItem(prefix + name)
      if (text === null) return
      const at = text.slice(0, text.indexOf(' '))
      put(storage, prefix + name, `${at} ${JSON.stringify(change(JSON.parse(text.slice(at.length))))}`)
    },
    /** The time of a stored response that is shown because the server could not be reached; undefined for a new one. */
    servedAt: (name: string) => served.get(name),
    /** Calls back when a stored response is shown or replaced by a new one; returns a function that stops it. */
    watch(onChange: () => void) {
      changes.addEventListener('change', onChange)
      return () => changes.removeEventListener('change', onChange)
    },
  }
}

function put(storage: Storage, key: string, text: string) {
  storage.removeItem(key)
  makeRoom(storage, text.length)
  try {
    storage.setItem(key, text)
  } catch {
    // The browser's storage is full: drafts have priority.
    makeRoom(storage, most.characters)
  }
}

function makeRoom(storage: Storage, bytes: number) {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const entries = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name, text: storage.getItem(name) ?? '' }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
  let [count, size] = [entries.length, entries.reduce((sum, { text }) => sum + text.length, 0)]
  for (const { name, text } of entries) {
    if (count < most.answers && size + bytes <= most.characters) return
    storage.removeItem(name)
    count -= 1
    size -= text.length
  }
}
