import { createClient } from '@pramaan/api-client'
import { MemoryStorage } from '@pramaan/app-shell/platform/page-storage.ts'
import { contract } from '@pramaan/contract'
import { expect, test } from 'vitest'
import type { MyRecord } from './edit.ts'
import { createEditList } from './edit-list.ts'
import { sendEdit } from './send-edit.ts'
import { withEdits } from './with-edits.ts'

const school = { degree: 'BCA', qualification: 'Graduation', startYear: 2018, endYear: 2021, pursuing: false } as const
const body = { ...school, school: 'Pune College' }
const deviceId = -5

/** The server gives every new entry the number 7. */
const client = createClient(
  contract,
  async () => ({ status: 200, json: async () => ({ message: 'Success', data: { ...body, eduID: 7 } }) }),
  async () => 'the-token',
)

/** A new entry, its change and its removal, which wait on one device. */
function threeEdits(storage: Storage) {
  const list = createEditList(storage, 1)
  const about = { at: '2026-11-23T09:00:00Z', part: 'education' }
  list.put({ ...about, key: 'a', edit: { kind: 'education', does: 'add', id: deviceId, body } })
  list.put({ ...about, key: 'b', edit: { kind: 'education', does: 'update', id: deviceId, body } })
  list.put({ ...about, key: 'c', edit: { kind: 'education', does: 'remove', id: deviceId } })
  return list
}

/** The record as this device last read it, before the server had the entry. */
const before = { Education: [], Experience: [] } as unknown as MyRecord

test.each([0, 1, 2, 3, 4])(
  'an entry that was removed stays away when the page ends after %i writes',
  async (writes) => {
    const storage = new MemoryStorage()
    const list = threeEdits(storage)
    const [added] = list.list()
    if (!added) throw new Error('nothing waits')
    let left = writes
    const [write, remove] = [storage.setItem.bind(storage), storage.removeItem.bind(storage)]
    const lives = () => {
      if (left === 0) throw new Error('The page is gone.')
      left -= 1
    }
    storage.setItem = (name, value) => {
      lives()
      write(name, value)
    }
    storage.removeItem = (name) => {
      lives()
      remove(name)
    }
    await sendEdit(client, list, added, () => undefined).catch(() => undefined)
    const waiting = createEditList(storage, 1)
      .list()
      .map(({ edit }) => edit)
    expect(withEdits(before, waiting).Education).toEqual([])
  },
)
