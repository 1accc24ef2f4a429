import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import { findVocabularyVersion } from '@pramaan/database/reference-data/vocabulary/read-concepts.queries'
import { auditLog } from '@pramaan/database/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renewConcepts } from '../../services/search/projection/renew.ts'
import { countTyped } from '../../services/search/vocabulary/count-typed.ts'
import { findVocabularyNow } from '../../services/search/vocabulary/vocabulary.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { inDeepRun } from '../../testing/server/deep-run.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const anAdmin = async () => (await api.as(await api.aStaffMember('Admin'))).concepts

type Concepts = Awaited<ReturnType<typeof anAdmin>>

async function idOf(concepts: Concepts, label: string, kind: 'skill' | 'title' | 'city' = 'skill') {
  const { data } = await concepts.find({ query: { term: label, kind } })
  return data.find(({ Label }) => Label === label)?.ID ?? 0
}

/** A new entry; the vocabulary stays from test to test, so each has names of its own. */
async function anEntry(concepts: Concepts, Label: string, Kind: 'skill' | 'title' = 'skill') {
  return (await concepts.add({ body: { Kind, Label } })).data.ID
}

async function finds(term: string) {
  // What searches know is up to ten seconds old.
  api.pass(11_000)
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const search = () => client.search.candidates({ query: { term } })
  // The first search notices the change and is answered with what was known; those after it know more.
  await search()
  await findVocabularyNow(api.db, api.deps.now())
  return (await search()).items.map(({ FullName }) => FullName)
}

test('an entry is found by any of its names, from any word of it on and mistyped too, and says its names, relations and who has it', async () => {
  const concepts = await anAdmin()
  await aFindable({ professionalSkills: ['nodejs'] })
  for (const term of ['node js', 'NODEJS', 'nodejss']) {
    const { data } = await concepts.find({ query: { term, kind: 'skill' } })
    expect(data[0]).toMatchObject({ Label: 'Node.js', Kind: 'skill' })
  }
  const { data: inside } = await concepts.find({ query: { term: 'stack developer', kind: 'title' } })
  expect(inside.map(({ Label }) => Label)).toContain('Full Stack Developer')
  // The total counts all of them, also where one letter matches very many.
  expect((await concepts.find({ query: { term: 'a' } })).totalCount).toBeGreaterThan(300)
  const { data } = await concepts.get({ params: { id: await idOf(concepts, 'Node.js') } })
  expect(data.People).toEqual({ count: 1, isMore: false })
  expect(data.Relations.length).toBeGreaterThan(0)
  const all = await concepts.find({ query: { kind: 'city', pageSize: 2, pageIndex: 1 } })
  expect(all.data).toHaveLength(2)
  expect(all.totalCount).toBeGreaterThan(100)
})

test('a new name is found by searches within seconds, and profiles that wrote it are read again', async () => {
  const concepts = await anAdmin()
  await aFindable({ professionalSkills: ['Quxblatt'] }, { account: { fullName: 'Asha Demo' } })
  await aFindable({ professionalSkills: ['Java'] }, { account: { fullName: 'Ravi Demo' } })
  expect(await finds('quxblatt')).toEqual(['Asha Demo'])
  const id = await idOf(concepts, 'Java')
  const { data } = await concepts.addAlias({ params: { id }, body: { Term: 'Quxblatt' } })
  expect(data.Aliases.map(({ Term }) => Term)).toContain('Quxblatt')
  expect(await finds('quxblatt')).toEqual(['Ravi Demo'])
  await renewConcepts(api.deps)
  expect((await finds('quxblatt')).sort()).toEqual(['Asha Demo', 'Ravi Demo'])
  await concepts.removeAlias({ params: { id }, body: { Term: 'quxblatt' } })
  expect(await finds('quxblatt')).toEqual(['Asha Demo'])
  const actions = (await api.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions.filter((action) => action.startsWith('concept'))).toEqual(['concept-changed', 'concept-changed'])
})

test('a name leads to one entry of a kind: one that is taken says where it leads, and the entry’s own cannot go', async () => {
  const concepts = await anAdmin()
  const params = { id: await idOf(concepts, 'Java') }
  const taken = concepts.addAlias({ params, body: { Term: 'node-js' } })
  const message = '“node-js” is already a name of “Node.js”. Take it away there first.'
  await expect(taken).rejects.toMatchObject({ details: [{ field: 'Term', message }] })
  const removal = concepts.removeAlias({ params, body: { Term: 'java' } })
  await expect(removal).rejects.toMatchObject({ details: [{ field: 'Term' }] })
  const strange = concepts.removeAlias({ params, body: { Term: 'nodejs' } })
  await expect(strange).rejects.toMatchObject({ status: 404 })
  const twice = concepts.add({ body: { Kind: 'skill', Label: 'NodeJS' } })
  await expect(twice).rejects.toMatchObject({ details: [{ field: 'Label' }] })
})

test('a merge joins names, people and relations; Undo gives each their own back, and the log has both', async () => {
  const concepts = await anAdmin()
  const [one, into] = [await anEntry(concepts, 'Quxone'), await anEntry(concepts, 'Quxtwo')]
  await concepts.addAlias({ params: { id: one }, body: { Term: 'Quxuno' } })
  await concepts.relate({ params: { id: one }, body: { Relation: 'broader', OtherID: await idOf(concepts, 'Java') } })
  const before = (await concepts.get({ params: { id: one } })).data
  const merged = (await concepts.merge({ params: { id: one }, body: { IntoID: into } })).data
  expect(merged).toMatchObject({ ID: into, Label: 'Quxtwo', Merged: [{ ID: one, Label: 'Quxone' }] })
  expect(merged.Aliases.map(({ Term }) => Term).sort()).toEqual(['Quxone', 'Quxuno'])
  expect(merged.Relations.map(({ Label }) => Label)).toEqual(['Java'])
  await finds('quxone')
  await aFindable({ professionalSkills: ['Quxuno'] }, { account: { fullName: 'Asha Demo' } })
  expect(await finds('quxtwo')).toEqual(['Asha Demo'])
  expect((await concepts.find({ query: { term: 'Quxone' } })).data.map(({ Label }) => Label)).toEqual(['Quxtwo'])
  await expect(concepts.get({ params: { id: one } })).rejects.toMatchObject({ status: 404 })
  const { data: again } = await concepts.undoMerge({ params: { id: one }, body: {} })
  expect(again).toEqual({ ...before, People: again.People })
  api.pass(11_000)
  await renewConcepts(api.deps)
  expect(await finds('quxtwo')).toEqual([])
  const actions = (await api.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['concept-merged', 'concept-unmerged']))
})

test('an undo that would give a name two entries is refused and says why; entries of two kinds are not merged', async () => {
  const concepts = await anAdmin()
  const [one, into] = [await anEntry(concepts, 'Quxthree'), await anEntry(concepts, 'Quxfour')]
  const title = await anEntry(concepts, 'Quxfive', 'title')
  const mixed = concepts.merge({ params: { id: one }, body: { IntoID: title } })
  await expect(mixed).rejects.toMatchObject({ details: [{ field: 'IntoID' }] })
  await concepts.merge({ params: { id: one }, body: { IntoID: into } })
  await concepts.removeAlias({ params: { id: into }, body: { Term: 'Quxthree' } })
  const other = await idOf(concepts, 'Java')
  await concepts.addAlias({ params: { id: other }, body: { Term: 'Quxthree' } })
  const undone = concepts.undoMerge({ params: { id: one }, body: {} })
  await expect(undone).rejects.toMatchObject({ message: expect.stringContaining('is a name of “Java” now') })
  await concepts.removeAlias({ params: { id: other }, body: { Term: 'Quxthree' } })
  expect((await concepts.undoMerge({ params: { id: one }, body: {} })).data.Label).toBe('Quxthree')
})

test('a relation is added and taken away, one that makes a circle is refused, and a release brings nothing back', async () => {
  const concepts = await anAdmin()
  const [java, boot] = [await idOf(concepts, 'Java'), await idOf(concepts, 'Spring Boot')]
  const related = async () =>
    (await concepts.get({ params: { id: java } })).data.Relations.filter(({ ID }) => ID === boot)
  expect(await related()).toMatchObject([{ Relation: 'broader', towards: true }])
  const circle = concepts.relate({ params: { id: java }, body: { Relation: 'broader', OtherID: boot } })
  await expect(circle).rejects.toMatchObject({ details: [{ field: 'OtherID' }] })
  const body = { Relation: 'broader', OtherID: java } as const
  await concepts.unrelate({ params: { id: boot }, body })
  expect(await related()).toEqual([])
  await concepts.removeAlias({ params: { id: java }, body: { Term: 'Core Java' } })
  await seedReference(api.db)
  expect(await related()).toEqual([])
  const { data } = await concepts.get({ params: { id: java } })
  expect(data.Aliases.map(({ Term }) => Term)).not.toContain('Core Java')
  await concepts.relate({ params: { id: boot }, body })
  await concepts.addAlias({ params: { id: java }, body: { Term: 'Core Java' } })
  expect(await related()).toHaveLength(1)
})

test('what people typed is listed by how often, leaves the list as a name or a new entry, and can be ignored', async () => {
  const concepts = await anAdmin()
  const type = (person: number, ...terms: string[]) => {
    const typed = terms.map((term) => ({ kind: 'skill' as const, key: term.toLowerCase(), term }))
    countTyped(api.deps, person, typed)
  }
  for (const person of [1, 2, 3]) type(person, 'Quxa', 'Quxb', 'Quxc')
  type(4, 'Quxb', 'Quxd')
  await api.deps.buffers.flush()
  const terms = async (show?: 'ignored') =>
    (await concepts.typed({ query: show ? { show } : {} })).data.map(({ Term, Uses }) => `${Term} ${Uses}`)
  expect(await terms()).toEqual(['Quxb 4', 'Quxa 3', 'Quxc 3'])
  await concepts.addAlias({ params: { id: await idOf(concepts, 'Java') }, body: { Term: 'Quxa' } })
  await anEntry(concepts, 'Quxb')
  expect(await terms()).toEqual(['Quxc 3'])
  const id = (await concepts.typed({ query: {} })).data[0]?.ID ?? 0
  await concepts.ignore({ params: { id }, body: { Ignored: true } })
  expect([await terms(), await terms('ignored')]).toEqual([[], ['Quxc 3']])
  await concepts.ignore({ params: { id }, body: { Ignored: false } })
  expect(await terms()).toEqual(['Quxc 3'])
})

test('a name of a name is that name, also after any merges, new names and undos', async () => {
  const concepts = await anAdmin()
  const labels = ['Quyone', 'Quytwo', 'Quythree', 'Quyfour', 'Quyfive', 'Quysix']
  const ids: number[] = []
  for (const [at, label] of labels.entries()) ids.push(await anEntry(concepts, label, at < 4 ? 'skill' : 'title'))
  const aliases = ['Quyalpha', 'Quybeta', 'Quygamma']
  const entry = fc.nat({ max: ids.length - 1 })
  const step = fc.oneof(
    fc.record({ type: fc.constant('merge' as const), one: entry, other: entry }),
    fc.record({ type: fc.constant('undo' as const), one: entry, other: entry }),
    fc.record({ type: fc.constant('add' as const), one: entry, other: fc.nat({ max: 2 }) }),
    fc.record({ type: fc.constant('remove' as const), one: entry, other: fc.nat({ max: 2 }) }),
  )
  const change = ({ type, one, other }: { type: string; one: number; other: number }) => {
    const params = { id: ids[one] ?? 0 }
    const body = { Term: aliases[other] ?? '' }
    if (type === 'merge') return concepts.merge({ params, body: { IntoID: ids[other] ?? 0 } })
    if (type === 'undo') return concepts.undoMerge({ params, body: {} })
    return type === 'add' ? concepts.addAlias({ params, body }) : concepts.removeAlias({ params, body })
  }
  const holds = async (steps: readonly { type: string; one: number; other: number }[]) => {
    // A change that is refused changes nothing.
    for (const one of steps) await change(one).catch(() => undefined)
    const { vocabulary } = await findVocabularyNow(api.db, api.deps.now())
    for (const text of [...labels, ...aliases]) {
      const canon = vocabulary.canon(text)
      expect(vocabulary.canon(canon)).toBe(canon)
      for (const kind of ['skill', 'title'] as const)
        expect(vocabulary.exact(text, [kind]).length).toBeLessThanOrEqual(1)
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), holds), {
    numRuns: inDeepRun(8, 2),
  })
})

test('a change that is refused leaves the vocabulary at its version, so no server reads it again', async () => {
  const concepts = await anAdmin()
  const before = await findVocabularyVersion(api.db)
  await expect(concepts.add({ body: { Kind: 'skill', Label: 'Java' } })).rejects.toMatchObject({ status: 400 })
  expect(await findVocabularyVersion(api.db)).toBe(before)
})
