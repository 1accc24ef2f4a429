import type { Target } from '@pramaan/features/applications/sending/waiting-list.ts'
import type { Edit, MyRecord } from '../edit.ts'
import { educationEdit, profileEdit } from '../make-edit.ts'
import type { Chances } from './chances.ts'

/** Something that a person does without a network; its mark is in what is stored of it, and in nothing else. */
export type Action = { mark: string } & (
  | { kind: 'apply'; target: Extract<Target, { kind: 'job' }> }
  /** With the school of the entry that it changes, which never changes itself. */
  | { kind: 'edit'; key: string; edit: Edit; school?: string }
)

type MakeJob = (about: { title: string }) => Promise<{ id: number; title: string }>

const states = ['Maharashtra', 'Goa', 'Kerala', 'Gujarat'] as const

/** The next thing that a person does on what the device shows, if it shows a record. */
export async function actionOf(chance: Chances, n: number, makeJob: MakeJob, record?: MyRecord): Promise<Action> {
  const mark = `mark-${n}-of-this-person`
  if (chance.one(3) || !record) {
    const job = await makeJob({ title: mark })
    return { kind: 'apply', mark, target: { kind: 'job', id: job.id, title: mark, employerId: null, driveId: null } }
  }
  const about = { kind: 'edit', mark, key: mark } as const
  if (chance.one(4)) return { ...about, edit: profileEdit(record, { description: `About ${n}` }) }
  if (chance.one(4)) return { ...about, edit: profileEdit(record, { state: chance.of(...states) }) }
  return { ...about, ...changedSchool(chance, n, record.Education) }
}

function changedSchool(chance: Chances, n: number, entries: MyRecord['Education']): { edit: Edit; school: string } {
  const schooling = { degree: 'BCA', qualification: 'Graduation', startYear: 2018, endYear: 2021, pursuing: false }
  const entry = entries[chance.upTo(entries.length)]
  if (!entry) return { edit: educationEdit(undefined, { ...schooling, school: `School ${n}` }), school: `School ${n}` }
  const { school, eduID: id } = entry
  if (chance.one(3)) return { edit: { kind: 'education', does: 'remove', id }, school }
  return { edit: educationEdit(entry, { ...schooling, school, grade: `Grade ${n}` }), school }
}

/** What the server must hold after these actions, each done once and in this order. */
export function expected(actions: readonly Action[]) {
  const grades = new Map<string, string>()
  let description: string | null | undefined
  let state: string | null | undefined
  for (const action of actions) {
    if (action.kind === 'apply') continue
    const { edit, school = '' } = action
    if (edit.kind === 'profile') {
      description = edit.body.description ?? description
      state = edit.body.state ?? state
    } else if (edit.kind === 'education') {
      if (edit.does === 'remove') grades.delete(school)
      else grades.set(school, edit.body.grade ?? '')
    }
  }
  const jobs = actions.flatMap((action) => (action.kind === 'apply' ? [action.mark] : [])).sort()
  return { jobs, description, state, schools: [...grades].map(([school, grade]) => `${school} ${grade}`).sort() }
}
