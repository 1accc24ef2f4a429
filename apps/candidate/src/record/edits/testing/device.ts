import type { startApi } from '@pramaan/api/testing'
import { createClient, nameOfCall } from '@pramaan/api-client'
import { createSeenAnswers } from '@pramaan/app-shell/offline/seen-answers.ts'
import { type Sending, sendNow, sendSaved } from '@pramaan/app-shell/offline/send-saved.ts'
import { contract } from '@pramaan/contract'
import { applyNow, type Sender, sendWaiting } from '@pramaan/features/applications/sending/send-waiting.ts'
import { createWaitingList } from '@pramaan/features/applications/sending/waiting-list.ts'
import { createEditList, type SavedEdit } from '../edit-list.ts'
import { sendEdit } from '../send-edit.ts'
import { answerWith, withEdits } from '../with-edits.ts'
import type { Action } from './actions.ts'
import type { Chances } from './chances.ts'
import { failingPage, type Weather } from './failing-page.ts'

type Api = Awaited<ReturnType<typeof startApi>>
type Parts = { api: Api; person: { id: number }; chance: Chances; storage: Storage }

const hour = 60 * 60_000

/** A candidate's device: one storage, pages that fail, and a clock that jumps. */
export type Device = ReturnType<typeof aDevice>

/** Starts a device on which nothing was done yet. */
export function aDevice({ api, person, chance, storage }: Parts) {
  let shift = 0
  const now = () => new Date(api.deps.now().getTime() + shift)
  const openPage = (weather: Weather) => {
    const page = failingPage(api, storage, chance, weather)
    const seen = createSeenAnswers(page.storage, now)
    const client = createClient(contract, page.send, async () => api.tokenOf(person.id), seen.answers)
    const edits = createEditList(page.storage, person.id)
    const get = { params: { id: person.id } }
    const name = nameOfCall(client.candidates.get.query(get).queryKey)
    const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : 'refused')
    const editing: Sending<SavedEdit, string> = {
      list: edits,
      sentenceOf,
      inOrder: true,
      arrives: (saved) =>
        sendEdit(client, edits, saved, (edit) => seen.revise(name, (answer) => answerWith(answer, edit))),
    }
    const waitingList = createWaitingList(page.storage, person.id)
    const applying: Sender = { api: client, waitingList, onArrived: () => undefined, sentenceOf }
    const read = async () => {
      const { data } = await client.candidates.get(get)
      if (!('Notifications' in data)) throw new Error('not the owner’s answer')
      return data
    }
    const shown = async () =>
      withEdits(
        await read(),
        edits.list().map(({ edit }) => edit),
      )
    const send = async () => {
      await sendSaved(editing)
      await sendWaiting(applying)
    }
    return { page, edits, editing, waitingList, applying, read, shown, send }
  }
  const device = openPage('fine')
  /** What a page does until it ends or is killed; what a killed page leaves undone stays undone. */
  const survive = async (work: Promise<unknown>) => void (await work.catch(() => undefined))
  const isStored = (part: string) =>
    Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '') ?? '').some((text) =>
      text.includes(part),
    )
  return {
    /** The record as a new page shows it, perhaps from before; undefined where it can't be opened. */
    shown: () =>
      openPage('stormy')
        .shown()
        .catch(() => undefined),
    /** Does something on a new page; returns whether it was stored before the page ended. */
    async act(action: Action) {
      const { page, editing, applying } = openPage('stormy')
      let saved = false
      // A page that is killed while it saves has told nobody; what counts is what was stored.
      const noted = page.storage.setItem
      page.storage.setItem = (name, value) => {
        try {
          noted(name, value)
        } finally {
          saved ||= isStored(action.mark)
        }
      }
      const at = now()
      const work =
        action.kind === 'apply'
          ? applyNow(applying, action.target, at)
          : sendNow(editing, [{ key: action.key, at: at.toISOString(), part: 'profile', edit: action.edit }])
      await survive(work)
      return saved
    },
    sendFromTwoTabs: () => Promise.all([survive(openPage('stormy').send()), survive(openPage('stormy').send())]),
    moveClock() {
      shift = (chance.upTo(96) - 48) * hour
    },
    /** The network is back for good. */
    sendAll: () => device.send(),
    left: () => [...device.edits.list(), ...device.waitingList.list()].filter(({ problem }) => !problem),
    refused: () => [...device.edits.list(), ...device.waitingList.list()].filter(({ problem }) => problem),
    serverRecord: device.read,
    async appliedJobs() {
      const { data } = await (await api.as(person)).applications.mine({ query: { pageSize: 50 } })
      return data.map(({ JobTitle }) => JobTitle ?? '').sort()
    },
  }
}
